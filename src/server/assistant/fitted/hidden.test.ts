import { expect, test } from 'vitest'
import { figuresSaid, onlyWith } from '../figures/figures-said.ts'
import { Sentence } from '../sentence.ts'
import { fittedIn } from './fitted-in.ts'
import { withFittedHidden, withFittedShown } from './hidden.ts'

const SAID = '2018 mustang gt, headers already on it, 62000 miles, turns 7400 rpm, goal 500 whp'

test('law: a part that is hidden comes back as itself, whatever figures were hidden beside it', () => {
  const sentence = new Sentence(SAID)
  const asked = sentence.rest
  const fitted = fittedIn(asked)
  expect(fitted.map(({ words }) => words)).toContain('headers')
  sentence.rest = withFittedHidden(asked, asked, fitted)
  onlyWith(sentence, figuresSaid(SAID), ['budget'], () => undefined)
  expect(withFittedShown(sentence.rest, fitted)).toBe(asked)
})
