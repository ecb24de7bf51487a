import type { ApiCall } from '../api/call.ts'
import { loadOrNull } from '../api/queries.ts'

/** Who races, lane by lane: `stock:<vehicle>`, `package:<slug>`, `plan:<code>`, or `before:<code>`, the car that a plan starts from. */
export interface Racers {
  a: string
  b?: string
  c?: string
}
export type LaneName = keyof Racers

export const raceAddress = (racers: Racers): string =>
  `/race?${new URLSearchParams(Object.entries(racers).filter(([, racer]) => racer)).toString().replaceAll('%3A', ':')}`

export const raceOf = (call: ApiCall, { a, b, c }: Racers) =>
  loadOrNull(call, 'GET /api/race', { query: { a, ...(b ? { b } : {}), ...(c ? { c } : {}) } })

/** The car that a plan starts from against the plan. */
export const planRace = (code: string): Racers => ({ a: `before:${code}`, b: `plan:${code}` })
