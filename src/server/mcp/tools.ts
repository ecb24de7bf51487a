import type { Implementation, Tool } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import { ALL_TOOLS } from '../agents/all-tools.ts'

export const SHOP: Implementation = {
  name: 'adrenaline-performance',
  title: 'Adrenaline Performance',
  version: '1.0.0',
}

export const INSTRUCTIONS = `Plans car builds from real parts: power, limits, price and time slip come from one engine.
Start with find_vehicle and use the vehicleId it gives. about_car tells what is known of a car and what it takes, look_up what is
written of a question. plan_build takes one goal, wheel horsepower or a time, and whatever
the owner already has as currentSetup. A goal that is out of reach comes back with the best build and a shortfall, not as an
error. find_parts searches the whole shop. add_to_cart makes a cart and answers with the link to its checkout; only a person
orders and pays. Power is at the wheels unless a name says crank; prices are US dollars without tax and shipping.`

const schema = (of: z.ZodObject, io: 'input' | 'output') =>
  z.toJSONSchema(of, { io, unrepresentable: 'any', target: 'draft-7' }) as Tool['inputSchema']

/** The tools as the protocol lists them. */
export const TOOLS: readonly Tool[] = ALL_TOOLS.map(({ name, title, description, input, output }) => {
  const isReadOnly = name !== 'add_to_cart'
  return {
    ...{ name, title, description, inputSchema: schema(input, 'input'), outputSchema: schema(output, 'output') },
    annotations: {
      readOnlyHint: isReadOnly,
      ...(isReadOnly ? {} : { destructiveHint: false, idempotentHint: false }),
      openWorldHint: false,
    },
  }
})
