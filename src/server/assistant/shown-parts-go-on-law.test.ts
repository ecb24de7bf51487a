import { describe, expect, test } from 'vitest'
import { talk } from '../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../tests/support/law.ts'
import { SWEEP } from '../../../tests/support/sweep.ts'
import type { PartKind } from '../../engine/model.ts'
import type { Aspect } from './asked-of-talk.ts'
import { secondTurns } from './knowledge/second-turns.ts'
import { kindWords } from './parts-answer.ts'

const CARS = ['2018 mustang gt', '2015 wrx', '2006 350z', '2016 camaro ss', '2017 civic type r'] as const
/** What the car's own parts answer: prices, hours, fit, gain, which. */
const COUNTED: ReadonlySet<Aspect | undefined> = new Set(['cost', 'duration', 'hard', 'fit', 'gain', 'which', 'legal'])
const BEGINNING = 28

const ASKED = Object.entries(secondTurns())
  .filter(([id]) => id.startsWith('part_'))
  .flatMap(([id, turns]) =>
    turns
      .filter(({ aspect }) => !COUNTED.has(aspect))
      .flatMap(({ asks, says }) => asks.slice(0, 2).map((ask) => ({ kind: id.slice(5) as PartKind, ask, says }))),
  )

describe('law: what is asked next of parts that were shown is answered of that kind of part', () => {
  test('of every car', { tags: SWEEP.name, timeout: 900_000 }, () => {
    const played = ASKED.flatMap(({ kind, ask, says }, at) => {
      const [shown, next] = talk(`${kindWords(kind)} for my ${CARS[at % CARS.length]}`, ask)
      const isShown = shown?.parts.some((part) => part.kind === kind) ?? false
      return isShown ? [{ kind, ask, isTold: next?.text.includes(says[0].slice(0, BEGINNING)) }] : []
    })
    const missed = played.filter(({ isTold }) => !isTold).map(({ kind, ask }) => `${kind}: ${ask}`)
    expect(played.length).toBeGreaterThan(5)
    // What the car's own figures answer instead counts as missed here.
    expect(missed.length / played.length, missed.join('\n')).toBeLessThan(0.25)
  })

  eachOf(6, [
    ['intercooler', '2014 fiesta st', 'is it worth it on its own'],
    ['coilovers', '2006 350z', 'how long do they last'],
    ['brake pads', '2015 wrx', 'will they squeal'],
  ])('what is put in the cart after it is that part: %s for a %s', (part, car, ask) => {
    const [shown, , cart] = talk(`${part} for my ${car}`, ask, 'ok add it')
    const names = shown?.events.flatMap((event) => (event.type === 'parts' ? event.parts : [])).map(({ name }) => name)
    expect(
      names?.some((name) => cart?.text.includes(name)),
      cart?.text,
    ).toBe(true)
  })

  eachOf(6, [
    ['coilovers for a 2006 350z', 'how much lower', /inch/],
    ['camshafts for my 2016 camaro ss', 'how does it idle', /chop|overlap/i],
    ['brake pads for my 2017 civic type r', 'how often would i change them', /^About 20,000 to 40,000 miles/],
    ['oil cooler for my 2018 mustang gt', 'how often do i clean it', /./],
    ['is water meth worth it on my 2016 wrx', 'how often do i fill it', /fuel tanks/],
  ])('%s, %s', (first, next, answer) => {
    expect(talk(first, next).at(-1)?.text).toMatch(answer)
  })
})
