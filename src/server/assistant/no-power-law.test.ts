import { describe, expect } from 'vitest'
import { advisor } from '../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../tests/support/law.ts'
import { answer } from './answer.ts'

const heard = (...texts: readonly string[]) =>
  answer(
    advisor,
    texts.map((text) => ({ from: 'visitor' as const, text })),
  )

const CARS = ['2018 mustang gt', '2015 wrx sti', '2016 camaro ss'] as const
const AREAS = {
  brakes: 'brake_pads',
  cooling: 'oil_cooler',
  suspension: 'coilovers',
} as const
const REFUSALS = ['no power', "i don't want more power", 'leave the engine alone', 'not after horsepower'] as const

describe('law: whoever refuses power and names brakes, cooling or suspension is never sold power, whatever the budget', () => {
  const asked = CARS.flatMap((car) =>
    Object.entries(AREAS).flatMap(([area, kind]) => REFUSALS.map((refusal) => [car, area, refusal, kind] as const)),
  )
  eachOf(9, asked)('%s, $3000 for %s, %s', (car, area, refusal, kind) => {
    for (const talk of [
      [`${car}, $3000 for ${area}, ${refusal}`],
      [car, `3 grand for ${area} only, ${refusal}`],
      [`${car}. ${refusal}, just ${area}`, '$3000'],
    ]) {
      const events = heard(...talk)
      expect(
        events.some(({ type }) => type === 'build'),
        talk.join(' // '),
      ).toBe(false)
      const kinds = events.flatMap((event) => (event.type === 'parts' ? event.parts.map((part) => part.kind) : []))
      expect(kinds, talk.join(' // ')).toContain(kind)
    }
  })
})
