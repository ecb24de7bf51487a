import type { AssistantEvent } from '../../src/contract/assistant.ts'
import { PART_KINDS, type Part, type Vehicle } from '../../src/engine/model.ts'
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
    act: 'add' | 'remove' | 'set' | 'show'
    vehicle?: Vehicle | undefined
    parts: readonly Part[]
    kinds?: readonly string[]
  }
  /** The build shown before this answer. */
  before?: BuildEvent | undefined
}

/** Says every message of a trial to the assistant of the shop, one after the other, and hears its last answer. */
export function play(advisor: Advisor, { id, turns }: Trial): Heard {
  const heard = heardAll(advisor, turns)
  const last = heard.at(-1)
  if (!last) throw new Error(`${id} has no message`)
  return last
}

/** The conversation so far, with what the shop answered. */
export const talkOf = (advisor: Advisor, turns: readonly string[]): Said[] => {
  const heard = heardAll(advisor, turns)
  return turns.flatMap((turn, at) => [saidBy(turn), answered(heard[at])])
}

const saidBy = (text: string): Said => ({ from: 'visitor', text })
function answered(heard: Heard | undefined): Said {
  const request = heard?.builds.at(-1)?.request
  return { from: 'assistant', text: heard?.text ?? '', ...(request ? { request } : {}) } as Said
}

function heardAll(advisor: Advisor, turns: readonly string[]): Heard[] {
  const messages: Said[] = []
  const all: Heard[] = []
  let before: BuildEvent | undefined
  for (const turn of turns) {
    before = all.at(-1)?.builds.at(-1) ?? before
    messages.push(saidBy(turn))
    const heard = { ...heardOf(advisor, answer(advisor, messages)), before }
    all.push(heard)
    messages.push(answered(heard))
  }
  return all
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
        ...{ act: event.act === 'keep' ? 'remove' : event.act, vehicle },
        kinds: event.act === 'keep' ? PART_KINDS.filter((kind) => !event.kinds.includes(kind)) : event.kinds,
        parts: partsOf(event.parts.map(({ partId }) => partId)),
      }
    }
    if (event.type === 'cart') {
      heard.cart = { act: 'add', vehicle: catalog.vehicle(event.plan.vehicleId), parts: partsOf(event.plan.partIds) }
    }
  }
  return heard
}
