import { z } from 'zod'
import * as assistant from '../../contract/assistant.ts'
import * as booking from '../../contract/booking.ts'
import * as brands from '../../contract/brands.ts'
import * as builds from '../../contract/builds.ts'
import type { Call } from '../../contract/call.ts'
import { CALLS, type CallName } from '../../contract/calls.ts'
import * as cart from '../../contract/cart.ts'
import * as configurator from '../../contract/configurator.ts'
import * as contact from '../../contract/contact.ts'
import * as currentSetup from '../../contract/current-setup.ts'
import * as delivery from '../../contract/delivery.ts'
import * as engineFamily from '../../contract/engine-family.ts'
import * as evidence from '../../contract/evidence.ts'
import * as figures from '../../contract/figures.ts'
import * as garage from '../../contract/garage.ts'
import * as market from '../../contract/market.ts'
import * as merchandise from '../../contract/merchandise.ts'
import * as optimization from '../../contract/optimization.ts'
import * as orders from '../../contract/orders.ts'
import * as packages from '../../contract/packages.ts'
import * as photos from '../../contract/photos.ts'
import * as planner from '../../contract/planner.ts'
import * as plans from '../../contract/plans.ts'
import * as policies from '../../contract/policies.ts'
import * as problems from '../../contract/problems.ts'
import * as quotes from '../../contract/quotes.ts'
import * as race from '../../contract/race.ts'
import * as results from '../../contract/results.ts'
import * as search from '../../contract/search.ts'
import * as selling from '../../contract/selling.ts'
import * as shop from '../../contract/shop.ts'
import * as shopParts from '../../contract/shop-parts.ts'
import * as social from '../../contract/social.ts'
import * as vehicles from '../../contract/vehicles.ts'
import * as whyPart from '../../contract/why-part.ts'
import * as workbench from '../../contract/workbench.ts'
import { operationId } from './operation-id.ts'

export type Json = Record<string, unknown>

/** The files of the contract whose exported schemas have a name in the document. */
const FILES: readonly Readonly<Record<string, unknown>>[] = [
  ...[booking, policies, race, results, selling],
  ...[
    assistant,
    brands,
    builds,
    cart,
    configurator,
    contact,
    currentSetup,
    delivery,
    engineFamily,
    evidence,
    figures,
    garage,
  ],
  ...[
    market,
    merchandise,
    optimization,
    orders,
    packages,
    photos,
    planner,
    plans,
    problems,
    quotes,
    search,
    shop,
    shopParts,
  ],
  ...[social, vehicles, whyPart, workbench],
]

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/**
 * Every schema that has a name: what the contract exports, by that name ("cartLine" is CartLine), and what only one
 * call takes or answers, by the call's.
 */
export function namedSchemas(): Map<z.ZodType, string> {
  const names = new Map<z.ZodType, string>()
  const taken = new Set<string>()
  const add = (schema: unknown, name: string) => {
    if (!(schema instanceof z.ZodType) || names.has(schema)) return
    if (taken.has(name)) throw new Error(`two schemas of the contract are named ${name}`)
    taken.add(name)
    names.set(schema, name)
  }
  for (const file of FILES) for (const [name, schema] of Object.entries(file)) add(schema, capitalized(name))
  for (const name of Object.keys(CALLS) as CallName[]) {
    const call: Call = CALLS[name]
    add(call.reply, `${capitalized(operationId(name))}Reply`)
    add(call.body, `${capitalized(operationId(name))}Body`)
  }
  return names
}

const PLACE = '#/components/schemas/'

/** The names that a JSON schema refers to, and those that these refer to. */
function reached(schemas: Readonly<Record<string, Json>>, from: Iterable<string>): Set<string> {
  const found = new Set<string>()
  const walk = (name: string) => {
    if (found.has(name)) return
    found.add(name)
    for (const [, inner = ''] of JSON.stringify(schemas[name]).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)) {
      walk(inner)
    }
  }
  for (const name of from) walk(name)
  return found
}

/**
 * The named schemas as the document's components, and how an operation refers to one. What is taken and what is
 * answered may be two forms of a schema (defaults are filled in between): where both are met, the taken one is named
 * "...Sent".
 */
export function schemaComponents(): {
  schemas: Record<string, Json>
  taken: (schema: z.ZodType) => Json
  answered: (schema: z.ZodType) => Json
} {
  const names = namedSchemas()
  const registry = z.registry<{ id: string }>()
  for (const [schema, id] of names) registry.add(schema, { id })
  const all = (io: 'input' | 'output') => {
    const made = z.toJSONSchema(registry, { io, uri: (id) => PLACE + id, unrepresentable: 'any', reused: 'inline' })
    return Object.fromEntries(
      Object.entries(made.schemas).map(([name, { $schema: _, $id: __, ...schema }]) => [name, schema as Json]),
    )
  }
  const [inputs, outputs] = [all('input'), all('output')]
  const calls: Call[] = Object.values(CALLS)
  const nameOf = (schema: z.ZodType) => names.get(schema) ?? ''
  const replies = calls.map(({ reply }) => nameOf(reply))
  const answeredNames = reached(outputs, [...replies, nameOf(problems.problem)])
  const takenNames = reached(
    inputs,
    calls.flatMap(({ body }) => (body ? [nameOf(body)] : [])),
  )
  const isOtherwise = (name: string) =>
    [...reached(inputs, [name])].some((inner) => JSON.stringify(inputs[inner]) !== JSON.stringify(outputs[inner]))
  const takenName = (name: string) => (answeredNames.has(name) && isOtherwise(name) ? `${name}Sent` : name)
  const schemas: Record<string, Json> = {}
  for (const name of answeredNames) schemas[name] = outputs[name] ?? {}
  for (const name of takenNames) {
    const renamed = JSON.stringify(inputs[name]).replaceAll(
      /"\$ref":"#\/components\/schemas\/(\w+)"/g,
      (_, inner: string) => `"$ref":"${PLACE}${takenName(inner)}"`,
    )
    schemas[takenName(name)] = JSON.parse(renamed)
  }
  return {
    schemas: Object.fromEntries(Object.entries(schemas).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    taken: (schema) => ({ $ref: PLACE + takenName(nameOf(schema)) }),
    answered: (schema) => ({ $ref: PLACE + nameOf(schema) }),
  }
}
