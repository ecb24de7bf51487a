import { describe, expect, test } from 'vitest'
import type { PartPage } from '../../contract/shop-parts.ts'
import { examples } from '../../server/docs/examples.ts'
import { questionsAnswered } from './part-questions.ts'

const intake = examples()['GET /api/catalog/parts/:slug'].reply as PartPage
const why = { ruleId: null, sentence: 'Required with this part on every car.' }
const answers = (page: PartPage) => new Map(questionsAnswered(page).map(({ question, answer }) => [question, answer]))

describe('the questions on a part’s page', () => {
  test('are answered with the page’s own figures for the car that it is about', () => {
    const said = answers(intake)
    expect(said.get('Does it fit a 2018-2021 Ford Mustang GT?')).toBe('Yes.')
    expect(said.get('How much power does it add?')).toContain('+8 whp')
    expect(said.get('How long does installation take?')).toBe('About 1 hour at our shop. Labor is $150.')
  })

  test('are not asked where the page does not know: no car, no power, no EO number, no work', () => {
    const part = { ...intake.part, fits: null, gain: null, claimedGainHp: null, laborHours: 0 }
    const said = answers({ ...intake, part, car: null, needs: [], supporting: [], excludes: [] })
    expect([...said.keys()]).toEqual(['Which cars does it fit?'])
  })

  test('say what it needs once: the tune by itself, the rest in one sentence', () => {
    const need = (name: string) => ({ name, why, parts: [], because: 'always' as const })
    const said = answers({ ...intake, needs: [need('tune'), need('Fuel injectors'), need('ECU unlock')] })
    expect(said.get('Does it need a tune?')).toBe('Yes, on every car.')
    expect(said.get('What else do I need besides a tune?')).toBe('Fuel injectors and ECU unlock.')
  })

  test('say that it does not fit, and where it may be driven', () => {
    const part = { ...intake.part, fits: false, emissions: 'off_road' as const }
    const said = answers({ ...intake, part })
    expect(said.get('Does it fit a 2018-2021 Ford Mustang GT?')).toBe('No.')
    expect(said.get('Is it street legal?')).toBe("No. It's for off-road use only.")
  })
})
