import { describe, expect, test } from 'vitest'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { FITTED_FACTORS } from '../../engine/index.ts'
import { catalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { generate } from '../configurator/generate.ts'
import { stageBuild } from '../planner/stage-build.ts'
import { stages } from '../planner/stages.ts'
import { remembersPlans } from '../planning/plan-build.ts'
import type { Advisor } from './advisor.ts'
import { answer } from './answer.ts'

const none = { brands: [], models: [], packages: [], builds: [], merchandise: [], socialPosts: [] }
const catalog = catalogSnapshot({ ...none, vehicles: VEHICLES, parts: PARTS, factors: FITTED_FACTORS })
const advisor: Advisor = {
  catalog,
  shop: { phone: '(904) 555-0142', email: 'hello@adrenaline.example', address: '1200 Speedway Sample Blvd', hours: [] },
  plan: remembersPlans(catalog, generate),
  stages: (query) => stages(catalog, query),
  stageBuild: (asked) => stageBuild(catalog, asked),
}

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
  test.each(asked)('%s, $3000 for %s, %s', (car, area, refusal, kind) => {
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
