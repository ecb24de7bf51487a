import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Call } from '../../contract/call.ts'
import { CALLS, type CallName } from '../../contract/calls.ts'
import { completed, type Shape } from './completed.ts'
import SHAPES from './reply-shapes.json' with { type: 'json' }

interface JsonSchema {
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
}

/** The shape of a schema: what stands in for each field that a reply may lack. */
function shapeOf(schema: JsonSchema): Shape {
  if (schema.anyOf?.some(({ type }) => type === 'null')) {
    const [inner = {}] = schema.anyOf.filter(({ type }) => type !== 'null')
    return { null: shapeOf(inner) }
  }
  if (Array.isArray(schema.type)) {
    const [type = ''] = schema.type.filter((one) => one !== 'null')
    return { null: shapeOf({ ...schema, type }) }
  }
  switch (schema.type) {
    case 'object': {
      const required = new Set(schema.required)
      const fields = Object.entries(schema.properties ?? {})
      if (fields.length === 0) return '?'
      return {
        of: Object.fromEntries(
          fields.map(([name, field]) => [required.has(name) ? name : `${name}?`, shapeOf(field)] as const),
        ),
      }
    }
    case 'array':
      return { list: shapeOf(schema.items ?? {}) }
    case 'string':
      return 's'
    case 'number':
    case 'integer':
      return 'n'
    case 'boolean':
      return 'b'
    default:
      return '?'
  }
}

test('the shapes of all replies are those of the contract (after a change of it: vitest -u)', async () => {
  const shapes = Object.fromEntries(
    (Object.keys(CALLS) as CallName[]).map((name) => {
      const { reply } = CALLS[name] as Call
      return [name, shapeOf(z.toJSONSchema(reply, { io: 'output', unrepresentable: 'any' }) as JsonSchema)]
    }),
  )
  await expect(`${JSON.stringify(shapes, null, 2)}\n`).toMatchFileSnapshot('./reply-shapes.json')
})

test('a reply that lacks fields is completed: lists are empty, figures unknown, torque 0.85 x power', () => {
  const shape = (SHAPES as unknown as Record<CallName, Shape>)['POST /api/configurator/generate']
  const reply = completed({ estimatedHorsepower: 600, recommendedParts: [{ name: 'Tune' }] }, shape) as Record<
    string,
    unknown
  >
  expect(reply).toMatchObject({ estimatedTorque: 510, limits: [], shortfall: null, estimatedCost: Number.NaN })
  expect(reply.recommendedParts).toMatchObject([{ name: 'Tune', manufacturer: '', pricing: { partCost: Number.NaN } }])
})

test('what a reply has is kept, what the contract does not know too', () => {
  expect(completed({ id: 'x', more: [1] }, { of: { id: 's', note: 's' } })).toEqual({ id: 'x', more: [1], note: '' })
  expect(completed(null, { null: { of: { id: 's' } } })).toBeNull()
})
