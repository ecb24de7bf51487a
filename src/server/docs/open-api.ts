import { z } from 'zod'
import type { Call } from '../../contract/call.ts'
import { CALLS, type CallName } from '../../contract/calls.ts'
import { PROBLEMS, type ProblemCode, problem } from '../../contract/problems.ts'

type Json = Record<string, unknown>

/** Every call may answer these, besides the problems it names itself. */
export const EVERYWHERE: readonly ProblemCode[] = [
  'invalid_input',
  'method_not_allowed',
  'too_large',
  'internal',
  'unavailable',
]
const WITH_BODY: readonly ProblemCode[] = ['cross_site', 'unsupported_media_type', 'too_many_requests']

/** All the problems that one call may answer with. */
export function problemsOf(name: CallName): ProblemCode[] {
  const call: Call = CALLS[name]
  const isChange = !name.startsWith('GET ')
  return [...new Set<ProblemCode>([...(call.problems ?? []), ...EVERYWHERE, ...(isChange ? WITH_BODY : [])])].toSorted(
    (a, b) => PROBLEMS[a].status - PROBLEMS[b].status,
  )
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' })
  return rest
}

const parametersOf = (place: 'path' | 'query', schema: z.ZodObject | undefined): Json[] => {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

function operationOf(name: CallName): Json {
  const call: Call = CALLS[name]
  const responses: Json = {
    [call.status ?? 200]: {
      description: call.summary,
      content: {
        [call.lines ? 'application/x-ndjson' : 'application/json']: { schema: schemaOf(call.reply, 'output') },
      },
    },
  }
  for (const [status, codes] of Map.groupBy(problemsOf(name), (code) => PROBLEMS[code].status)) {
    responses[status] = {
      description: codes.map((code) => `\`${code}\`: ${PROBLEMS[code].title}`).join('; '),
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    }
  }
  return {
    operationId: operationId(name),
    summary: call.summary,
    tags: [call.tag],
    ...(call.admin ? { security: [...(call.admin === 'control' ? [{}] : []), { shopToken: [] }] } : {}),
    parameters: [
      ...parametersOf('path', call.params),
      ...parametersOf('query', call.query),
      ...(/\/shopify\/cart|POST \/api\/orders/.test(name) && !name.startsWith('GET ') ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(call.body
      ? { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(call.body, 'input') } } } }
      : {}),
    responses,
  }
}

const IDEMPOTENCY_KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A repeated request with the same key acts once.',
  schema: { type: 'string', minLength: 16, maxLength: 200 },
}

/** "GET /api/brands/:slug" becomes "getBrandsBySlug". */
export function operationId(name: CallName): string {
  const [method = '', path = ''] = name.split(' ')
  const words = path
    .replace(/^\/api\//, '')
    .split(/[/-]/)
    .map((word) => (word.startsWith(':') ? `by-${word.slice(1)}` : word))
    .flatMap((word) => word.split('-'))
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

/** The API as OpenAPI 3.1, made from the same list that the server checks requests by. */
export function openApiDocument(origin: string): Json {
  const paths: Record<string, Json> = {}
  for (const name of Object.keys(CALLS) as CallName[]) {
    const [method = '', path = ''] = name.split(' ')
    const address = path.replace(/:(\w+)/g, '{$1}')
    paths[address] = { ...paths[address], [method.toLowerCase()]: operationOf(name) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Adrenaline Performance',
      version: '1.0.0',
      description: 'The shop, its cart and its tuning engine. Power is wheel horsepower unless a name says crank.',
    },
    servers: [{ url: origin }],
    paths,
    components: {
      schemas: { Problem: schemaOf(problem, 'output') },
      securitySchemes: { shopToken: { type: 'http', scheme: 'bearer' } },
    },
  }
}
