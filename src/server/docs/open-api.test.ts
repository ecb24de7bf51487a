import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Call } from '../../contract/call.ts'
import { CALLS, type CallName } from '../../contract/calls.ts'
import { examples } from './examples.ts'
import { namedSchemas, schemaComponents } from './named-schemas.ts'
import { openApiDocument } from './open-api.ts'

const NAMES = Object.keys(CALLS) as CallName[]
const CONTRACT = join(import.meta.dirname, '..', '..', 'contract')
const document = openApiDocument('https://shop.example')

interface Operation {
  operationId: string
  description: string
  security: unknown[]
  requestBody?: { content: Record<string, { schema: object; example: unknown }> }
  responses: Record<string, { content: Record<string, { schema: object; example?: unknown }> }>
}
const operationOf = (name: CallName): Operation => {
  const [method = '', path = ''] = name.split(' ')
  const paths = document.paths as Record<string, Record<string, Operation>>
  return paths[path.replaceAll(/:(\w+)/g, '{$1}')]![method.toLowerCase()]!
}

describe('the OpenAPI document', () => {
  test('is valid OpenAPI 3.1', async () => {
    const validator = new Validator()
    const { valid, errors } = await validator.validate(structuredClone(document))
    expect([valid, errors]).toEqual([true, undefined])
    expect(validator.version).toBe('3.1')
  })

  test('names every schema that the contract exports', async () => {
    const names = namedSchemas()
    const files = readdirSync(CONTRACT).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    expect(files.length).toBeGreaterThan(20)
    for (const file of files) {
      const exported = (await import(join(CONTRACT, file))) as Record<string, unknown>
      for (const [name, schema] of Object.entries(exported)) {
        if (schema instanceof z.ZodType) expect(names.has(schema), `${file}: ${name}`).toBe(true)
      }
    }
  })

  test('says every form once: bodies and replies are references, each leads somewhere, and no component is idle', () => {
    for (const name of NAMES) {
      const { requestBody, responses } = operationOf(name)
      for (const { content } of [...(requestBody ? [requestBody] : []), ...Object.values(responses)]) {
        for (const { schema } of Object.values(content)) expect(Object.keys(schema), name).toEqual(['$ref'])
      }
    }
    const schemas = Object.keys(schemaComponents().schemas)
    const referred = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)]
    expect([...new Set(referred.map((found) => found[1]))].toSorted()).toEqual(schemas.toSorted())
  })

  test('asks for the token where the server does', () => {
    for (const name of NAMES) {
      const { admin } = CALLS[name] as Call
      const wanted = { owner: [{ shopToken: [] }], control: [{}, { shopToken: [] }], open: [] }[admin ?? 'open']
      expect(operationOf(name).security, name).toEqual(wanted)
    }
  })

  test('shows how every call is made: an example that the contract takes, what it answered, and a line for a terminal', () => {
    const recorded = examples()
    expect(Object.keys(recorded).toSorted()).toEqual(NAMES.toSorted())
    for (const name of NAMES) {
      const call: Call = CALLS[name]
      const { params, query, body, reply } = recorded[name]
      const stale = `${name}: run "npm run examples" to record it anew`
      for (const [schema, value] of [
        ...([
          [call.params, params],
          [call.query, query ?? {}],
          [call.body, body],
        ] as const),
      ]) {
        if (schema) expect(schema.safeParse(value).error, stale).toBeUndefined()
      }
      expect(call.reply.parse(reply), stale).toEqual(reply)
      expect(operationOf(name).description).toContain('curl')
    }
  })
})
