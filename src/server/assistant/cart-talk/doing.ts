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

/** "Switch it to the Invidia" where that is the one. */
export const inAlready = (name: string): Bilingual => [
  `The ${name} is the one in your cart already. Nothing changed.`,
  `Esa es la que ya está en tu carrito: ${name}. No cambié nada.`,
]

/** Something that this talk did not put in and that is none of our kinds of parts: "there's a shirt in there, take that out". */
export const notPutIn = (thing: string): Bilingual => [
  `I didn't put the ${thing} in, so take it out on /cart. What this talk put in stays.`,
  `Eso no lo puse yo (${thing}): quítalo en /cart. Lo que puse en esta plática se queda.`,
]

/** A part of the whole build that is one line of the cart. */
export const ofWholeBuild = (thing: string): Bilingual => [
  `The whole build is one line in your cart, and the ${thing} can't come out of it by itself: nothing changed. Say "the build without the ${thing}", and I plan that one to put in its place.`,
  `El build completo es una sola línea del carrito y de ahí no sale una pieza sola (${thing}): no cambié nada. Dime "el build sin eso" y lo planeo para ponerlo en su lugar.`,
]
