import type { Part, PartKind } from '../../../engine/model.ts'
import type { Bilingual } from '../advisor.ts'
import type { CartLine } from './cart-so-far.ts'
import type { Placed } from './cart-told.ts'

/** What an order comes to, while it is read. */
export interface Doing {
  added: Placed[]
  set: Placed[]
  removed: CartLine[]
  /** Kinds that come out of a cart into which this talk did not put them, and kinds that are set there. */
  outKinds: PartKind[]
  setKinds: { kind: PartKind; kinds: readonly PartKind[]; count: number }[]
  unknown: string[]
  notDone: Bilingual[]
  several: Part[]
  /** Kinds that are asked for, and not ordered. */
  wanted: PartKind[]
}
export const nothingDone = (): Doing => ({
  ...{ added: [], set: [], removed: [], outKinds: [], setKinds: [], unknown: [], notDone: [], several: [], wanted: [] },
})
export const isAnyDone = ({ added, set, removed, outKinds, setKinds, unknown, notDone }: Doing): boolean =>
  [added, set, removed, outKinds, setKinds, unknown, notDone].some((list) => list.length > 0)

/** "Follower too": what a part of the cart brings along is not bought again. */
export const comesAlong = (thing: string, name: string): Bilingual => [
  `The ${thing} is in your cart already: it comes with the ${name}. Nothing more went in.`,
  `Ya está en tu carrito: viene con ${name}. No agregué nada más.`,
]
