import type { Random } from './random.ts'

/** As much of JSON Schema as the shop's own document uses. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  additionalProperties?: boolean | Schema
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  format?: string
  default?: unknown
}

/** Real ids and words of the shop for a field of this name; empty where none are known. */
export type Known = (field: string) => readonly string[]

const WORDS = [
  'ford mustang gt 2018',
  'turbo',
  '600 whp on e85',
  'stage 2',
  'compare',
  'under $5,000',
  'VIN',
  'Ann Example',
]

function text(schema: Schema, field: string, random: Random, known: Known): string {
  const real = known(field)
  if (real.length > 0 && random.chance(0.85)) return random.pick(real)
  if (schema.format === 'email') return `fuzz${random.below(1_000)}@example.com`
  if (schema.format === 'uri') return 'https://example.com/sheet'
  const words = Array.from({ length: 1 + random.below(4) }, () => random.pick(WORDS)).join(' ')
  const long =
    schema.minLength !== undefined && words.length < schema.minLength ? words.padEnd(schema.minLength, '.') : words
  return long.slice(0, schema.maxLength ?? 200)
}

function number(schema: Schema, random: Random): number {
  const low = schema.minimum ?? schema.exclusiveMinimum ?? 0
  const high = Math.min(schema.maximum ?? 1_000, low + 1e6)
  if (random.chance(0.1)) return random.pick([low, high])
  const value = low + random.next() * Math.max(0, high - low)
  return schema.type === 'integer' || random.chance(0.7) ? Math.round(value) : value
}

/** A value that the schema would most likely take. */
export function valueFor(schema: Schema, random: Random, known: Known, field = '', depth = 0): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return random.pick(schema.enum)
  const either = schema.anyOf ?? schema.oneOf
  if (either) return valueFor(random.pick(either), random, known, field, depth)
  if (schema.allOf) {
    return Object.assign({}, ...schema.allOf.map((part) => valueFor(part, random, known, field, depth) as object))
  }
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type
  if (type === 'object' || schema.properties) return objectFor(schema, random, known, depth)
  if (type === 'array') {
    const least = schema.minItems ?? 0
    const length = Math.min(schema.maxItems ?? 5, least + random.below(depth > 4 ? 1 : 4))
    return Array.from({ length }, () => valueFor(schema.items ?? {}, random, known, field, depth + 1))
  }
  if (type === 'string') return text(schema, field, random, known)
  if (type === 'number' || type === 'integer') return number(schema, random)
  if (type === 'boolean') return random.chance(0.5)
  return random.pick<unknown>([null, 1, 'x', true])
}

function objectFor(schema: Schema, random: Random, known: Known, depth: number): Record<string, unknown> {
  const made: Record<string, unknown> = {}
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (!schema.required?.includes(name) && random.chance(0.5)) continue
    made[name] = valueFor(property, random, known, name, depth + 1)
  }
  return made
}
