import { PARTS } from '../../src/catalog/parts.ts'
import { VEHICLES } from '../../src/catalog/vehicles.ts'
import type { AssistantEvent } from '../../src/contract/assistant.ts'
import { FITTED_FACTORS } from '../../src/engine/index.ts'
import type { Advisor, Said } from '../../src/server/assistant/advisor.ts'
import { answer } from '../../src/server/assistant/answer.ts'
import { catalogSnapshot } from '../../src/server/catalog/catalog-snapshot.ts'
import { generate } from '../../src/server/configurator/generate.ts'
import { stageBuild } from '../../src/server/planner/stage-build.ts'
import { stages } from '../../src/server/planner/stages.ts'
import { remembersPlans } from '../../src/server/planning/plan-build.ts'

const none = { brands: [], models: [], packages: [], builds: [], merchandise: [], socialPosts: [] }
/** As a new shop opens: Monday to Friday. */
const HOURS = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opensAt: '10:00', closesAt: '19:00' }))
/** Our own catalog, and the shop that answers from it. */
export const catalog = catalogSnapshot({ ...none, vehicles: VEHICLES, parts: PARTS, factors: FITTED_FACTORS })
/** As a shop has it once its published results are judged: a sample. */
const JUDGED = {
  ...{ results: 276, sources: 102, accuracy: 0.927, meanError: 0.073, medianError: 0.047, bias: 0.004, held: 0.9 },
}
export const advisor: Advisor = {
  catalog,
  shop: {
    phone: '(904) 555-0142',
    email: 'hello@adrenaline.example',
    address: '1200 Speedway Sample Blvd',
    hours: HOURS,
  },
  plan: remembersPlans(catalog, generate),
  stages: (query) => stages(catalog, query),
  stageBuild: (asked) => stageBuild(catalog, asked),
  accuracy: JUDGED,
}

export type BuildEvent = Extract<AssistantEvent, { type: 'build' }>

/** What a visitor has of an answer. */
export interface Told {
  text: string
  builds: readonly BuildEvent[]
  /** The parts that are offered one by one. */
  parts: readonly { partId: string; kind: string }[]
  events: readonly AssistantEvent[]
}

/** Says the messages one after the other, as the browser keeps them, and hears every answer. */
export function talk(...texts: readonly string[]): Told[] {
  const messages: Said[] = []
  return texts.map((text) => {
    messages.push({ from: 'visitor', text })
    const events = answer(advisor, messages)
    const told: Told = {
      text: events.flatMap((event) => (event.type === 'text' ? [event.text] : [])).join('\n'),
      builds: events.filter((event) => event.type === 'build'),
      parts: events.flatMap((event) => (event.type === 'parts' ? event.parts : [])),
      events,
    }
    const request = told.builds.at(-1)?.request
    messages.push({ from: 'assistant', text: told.text, ...(request ? { request } : {}) } as Said)
    return told
  })
}

export const lastOf = (...texts: readonly string[]): Told => talk(...texts).at(-1) as Told
export const partOfId = (id: string) => catalog.part(id)
