import { z } from 'zod'
import { INDUCTION_PREFERENCES } from '../engine/vocabulary.ts'
import { MAX_LINES, MAX_QUANTITY } from './bounds.ts'

/** Shopify's cart shape, whoever stands behind it. */
export const money = z.object({
  /** Decimal dollars with two places, such as "1249.00". */
  amount: z.string().regex(/^\d+\.\d{2}$/),
  currencyCode: z.string().default('USD'),
})

export const attribute = z.object({ key: z.string().min(1).max(64), value: z.string().max(255) })

const cartLineInput = z.object({
  merchandiseId: z.string().min(1).max(200),
  quantity: z.number().int().min(1).max(MAX_QUANTITY).default(1),
  /** At most 64: a labor line names each part that it installs. */
  attributes: z.array(attribute).max(64).default([]),
  /** Puts it on the list beside the cart. */
  forLater: z.boolean().optional(),
})
const cartLineUpdate = z.object({
  id: z.string().min(1).max(200),
  /** 0 or less removes the line. */
  quantity: z.number().int().max(MAX_QUANTITY),
  /** Moves the line to the list beside the cart, or back. */
  forLater: z.boolean().optional(),
})

export const cartLine = z.object({
  id: z.string(),
  quantity: z.number().int(),
  attributes: z.array(attribute),
  cost: z.object({ amountPerQuantity: money, totalAmount: money }),
  merchandise: z.object({
    id: z.string(),
    title: z.string(),
    image: z.object({ url: z.string(), altText: z.string() }).nullable(),
    price: money,
    product: z.object({ title: z.string(), handle: z.string(), category: z.string() }),
  }),
})

/** A part that is offered beside what is in the cart. */
const offeredPart = z.object({
  ...{ partId: z.string(), name: z.string(), imageUrl: z.string(), category: z.string(), price: money },
})

/** What keeps parts in the cart from going on one car together. It tells; it never holds up an order. */
const cartConflict = z.object({
  vehicleId: z.string(),
  /** "2018-2021 Ford Mustang GT (S550 facelift, 10-speed automatic)". */
  vehicle: z.string(),
  reason: z.enum(['does_not_fit', 'one_slot', 'needs', 'excludes', 'no_boost']),
  /** The rule of the rulebook that says so; null where the parts themselves do. */
  ruleId: z.string().nullable(),
  message: z.string(),
  /** The lines that bring the parts: to take one out is one way to mend it. */
  lineIds: z.array(z.string()),
  /** What is missing, and parts that fill it and go with the rest. */
  missing: z.array(
    z.object({
      slot: z.string(),
      name: z.string(),
      parts: z.array(offeredPart),
    }),
  ),
})
export type CartConflict = z.infer<typeof cartConflict>

/** A saved build that lines belong to: by their `build`, or as their labor. */
const cartBuild = z.object({
  ...{ code: z.string(), name: z.string(), vehicleId: z.string() },
  /** Where its parts in the cart are not those that were saved: what is different, and what brings it back. */
  change: z.object({ message: z.string(), missing: z.array(offeredPart) }).optional(),
})
export type CartBuild = z.infer<typeof cartBuild>

const cartVehicle = z.object({
  ...{ id: z.string(), name: z.string(), make: z.string(), modelId: z.string(), year: z.number().int() },
  /** By the boost source in the cart, else as the car left the factory. */
  induction: z.enum(INDUCTION_PREFERENCES).exclude(['auto', 'procharger']),
})
export type CartVehicle = z.infer<typeof cartVehicle>

export const cart = z.object({
  id: z.string(),
  checkoutUrl: z.string(),
  /** Rises with every change: the browser keeps the newest reply and drops older ones. */
  version: z.number().int(),
  totalQuantity: z.number().int(),
  cost: z.object({
    totalAmount: money,
    subtotalAmount: money,
    /** What of the total is installation at the shop; an order that is shipped comes without it. */
    installationAmount: money.optional(),
  }),
  lines: z.object({ edges: z.array(z.object({ node: cartLine })) }),
  /** What is saved for later: in no total and in no order. Absent where the shop keeps no such list. */
  savedForLater: z.array(cartLine).optional(),
  warnings: z.array(z.object({ code: z.string(), message: z.string(), target: z.string().optional() })).optional(),
  builds: z.array(cartBuild).optional(),
  /** The cars that parts in the cart are for, as the configurator opens them. */
  vehicles: z.array(cartVehicle).optional(),
  /** Parts for one car that do not go together; absent when all do. */
  conflicts: z.array(cartConflict).optional(),
})
export type Cart = z.infer<typeof cart>
export type CartLine = z.infer<typeof cartLine>
export type CartLineInput = z.input<typeof cartLineInput>

export const cartLinesBody = z.object({ lines: z.array(cartLineInput).min(1).max(MAX_LINES) })
export const cartCreateBody = z.object({ lines: z.array(cartLineInput).max(MAX_LINES).default([]) })
export const cartUpdateBody = z.object({ lines: z.array(cartLineUpdate).min(1).max(MAX_LINES) })
export const cartRemoveBody = z.object({ lineIds: z.array(z.string().min(1).max(200)).min(1).max(MAX_LINES) })

/** A part of a build in a cart that somebody thinks of changing. */
export const partChangeQuestion = z.object({
  vehicleId: z.string().min(1).max(200),
  /** The saved build, where the part is of one: it says which fuel the car runs on. */
  build: z.string().min(1).max(40).optional(),
  /** All parts for the car, the one to change among them. */
  partIds: z.array(z.string().min(1).max(200)).min(1).max(60),
  partId: z.string().min(1).max(200),
})
/** What becomes of the car and the bill. */
const consequence = z.object({
  wheelHp: z.number().int(),
  wheelHpChange: z.number().int(),
  /** US dollars of parts; below zero when it gets cheaper. */
  priceChange: z.number(),
  /** What is then wrong and was not before. */
  warnings: z.array(z.string()),
})
export const partChange = z.object({
  partId: z.string(),
  name: z.string(),
  /** As it stands, at the wheels. */
  wheelHp: z.number().int(),
  takeOut: consequence,
  swaps: z.array(
    consequence.extend({
      ...{ partId: z.string(), name: z.string(), imageUrl: z.string(), category: z.string(), price: z.number() },
      laborHours: z.number(),
    }),
  ),
})
export type PartChange = z.infer<typeof partChange>
