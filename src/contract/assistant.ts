import { z } from 'zod'
import { MAX_QUANTITY } from './bounds.ts'
import { generateReply, generateRequest } from './configurator.ts'
import { planInput } from './plans.ts'

/** A conversation as far as it went; the last message is the visitor's. */
export const assistantQuestion = z.object({
  messages: z
    .array(
      z.object({
        from: z.enum(['visitor', 'assistant']),
        text: z.string().max(4000),
        /** The build that was shown with this message, as the request it came from. */
        request: generateRequest.optional(),
      }),
    )
    .min(1)
    .max(60)
    .refine((messages) => messages.at(-1)?.from === 'visitor', 'the last message must be the visitor’s'),
})
export type AssistantQuestion = z.output<typeof assistantQuestion>

/** A part as the assistant offers it. */
export const assistantPart = z.object({
  partId: z.string(),
  name: z.string(),
  manufacturer: z.string(),
  kind: z.string(),
  price: z.number(),
  priceIsEstimate: z.boolean(),
})
export type AssistantPart = z.infer<typeof assistantPart>

/** One line of the answer. Text comes in pieces, a build comes whole. */
export const assistantEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({
    ...{ type: z.literal('build'), reply: generateReply, request: generateRequest },
    /** The build is this package of the planner, at the planner's labor rate. */
    stagePackage: planInput.shape.stagePackage,
  }),
  /** The build for the visitor's cart: save it, then add its parts and its labor. */
  z.object({ type: z.literal('cart'), plan: planInput }),
  /** Parts to buy one by one, for the car that was named. */
  z.object({ type: z.literal('parts'), vehicleId: z.string(), parts: z.array(assistantPart) }),
  /**
   * A change of the visitor's cart that his browser makes: single parts in (one that stands twice goes in twice) or out,
   * lines set to a quantity, everything out but the parts, or a look at it.
   */
  z.object({
    type: z.literal('cart_change'),
    act: z.enum(['add', 'remove', 'set', 'keep', 'show']),
    vehicleId: z.string().optional(),
    parts: z.array(assistantPart),
    /** Kinds whose lines are to be taken out, whichever part they are. */
    kinds: z.array(z.string()),
    /** Every part of those kinds that such a line may be. */
    partIds: z.array(z.string()).optional(),
    /** What a line is set to. */
    quantity: z.number().int().min(1).max(MAX_QUANTITY).optional(),
  }),
  /** What is being done until the answer comes; each stands in for the one before. */
  z.object({ type: z.literal('progress'), text: z.string() }),
  /** What the visitor may say next. */
  z.object({ type: z.literal('suggestions'), texts: z.array(z.string()) }),
  z.object({ type: z.literal('failed'), text: z.string() }),
])
export type AssistantEvent = z.input<typeof assistantEvent>
