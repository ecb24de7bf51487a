import type { AssistantEvent } from '../../src/contract/assistant.ts'
import type { Part, Vehicle } from '../../src/engine/model.ts'
import type { Advisor, Answer, Said } from '../../src/server/assistant/advisor.ts'
import { answer } from '../../src/server/assistant/answer.ts'
import type { Trial } from './trial.ts'

export type BuildEvent = Extract<AssistantEvent, { type: 'build' }>

/** What a visitor sees of an answer. */
export interface Heard {
  text: string
  builds: readonly BuildEvent[]
  /** The parts offered for sale one by one. */
  offered: readonly Part[]
  cart?: {
    act: 'add' | 'remove' | 'show'
    vehicle?: Vehicle | undefined
    parts: readonly Part[]
    kinds?: readonly string[]
  }
  /** The build shown before this answer. */
  before?: BuildEvent | undefined
}

/** Says every message of a trial to the assistant of the shop, one after the other, and hears its last answer. */
export function play(advisor: Advisor, trial: Trial): Heard {
  const messages: Said[] = []
  let before: BuildEvent | undefined
  let last: Heard | undefined
  for (const turn of trial.turns) {
    before = last?.builds.at(-1) ?? before
    messages.push({ from: 'visitor', text: turn })
    const events = answer(advisor, messages)
    last = { ...heardOf(advisor, events), before }
    const request = last.builds.at(-1)?.request
    messages.push({ from: 'assistant', text: last.text, ...(request ? { request } : {}) } as Said)
  }
  if (!last) throw new Error(`${trial.id} has no message`)
  return last
}

function heardOf({ catalog }: Advisor, events: Answer): Heard {
  const partsOf = (ids: readonly string[]) => ids.flatMap((id) => catalog.part(id) ?? [])
  const heard: Heard = {
    text: events.flatMap((event) => (event.type === 'text' ? [event.text] : [])).join('\n'),
    builds: events.filter((event) => event.type === 'build'),
    offered: catalog.parts.slice(0, 0),
  }
  for (const event of events) {
    if (event.type === 'parts') heard.offered = [...heard.offered, ...partsOf(event.parts.map(({ partId }) => partId))]
    if (event.type === 'cart_change') {
      const vehicle = event.vehicleId === undefined ? undefined : catalog.vehicle(event.vehicleId)
      heard.cart = {
        ...{ act: event.act, vehicle, kinds: event.kinds },
        parts: partsOf(event.parts.map(({ partId }) => partId)),
      }
    }
    if (event.type === 'cart') {
      heard.cart = { act: 'add', vehicle: catalog.vehicle(event.plan.vehicleId), parts: partsOf(event.plan.partIds) }
    }
  }
  return heard
}
