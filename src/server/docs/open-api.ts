import { z } from 'zod'
import type { Call } from '../../contract/call.ts'
import { CALLS, type CallName } from '../../contract/calls.ts'
import { PROBLEMS, type ProblemCode, problem } from '../../contract/problems.ts'
import { curlLine } from './curl-line.ts'
import { type Example, examples } from './examples.ts'
import { type Json, schemaComponents } from './named-schemas.ts'
import { operationId } from './operation-id.ts'
import { TAG_WORDS } from './tag-words.ts'

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

const parametersOf = (place: 'path' | 'query', schema: z.ZodObject | undefined, example: Example): Json[] => {
  if (!schema) return []
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const given = place === 'path' ? example.params : example.query
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
    ...(given?.[name] === undefined ? {} : { example: given[name] }),
  }))
}

interface Given {
  components: ReturnType<typeof schemaComponents>
  origin: string
  example: Example
}

function operationOf(name: CallName, { components, origin, example }: Given): Json {
  const call: Call = CALLS[name]
  const answered = { schema: components.answered(call.reply), example: example.reply }
  const responses: Json = {
    [call.status ?? 200]: {
      description: call.summary,
      content: { [call.lines ? 'application/x-ndjson' : 'application/json']: answered },
    },
  }
  for (const [status, codes] of Map.groupBy(problemsOf(name), (code) => PROBLEMS[code].status)) {
    responses[status] = {
      description: codes.map((code) => `\`${code}\`: ${PROBLEMS[code].title}`).join('; '),
      content: { 'application/problem+json': { schema: components.answered(problem) } },
    }
  }
  const takesKey = /\/shopify\/cart|POST \/api\/orders/.test(name) && !name.startsWith('GET ')
  const body = call.body && { schema: components.taken(call.body), example: example.body }
  return {
    operationId: operationId(name),
    summary: call.summary,
    description: `\`\`\`sh\n${curlLine(origin, name, example)}\n\`\`\``,
    tags: [call.tag],
    security: call.admin ? [...(call.admin === 'control' ? [{}] : []), { shopToken: [] }] : [],
    parameters: [
      ...parametersOf('path', call.params, example),
      ...parametersOf('query', call.query, example),
      ...(takesKey ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(body ? { requestBody: { required: true, content: { 'application/json': body } } } : {}),
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

const TOKEN_WORDS =
  "The shop token. Calls that change evidence, catalog or data always ask for it; the dashboards' controls only where ADMIN_TOKEN is set."

/** The problems as a table, each at the address that a refusal names as its type. */
const problemTable = () =>
  [
    '| status | code | what it means |\n|---|---|---|',
    ...(Object.entries(PROBLEMS) as [ProblemCode, { status: number; title: string }][]).map(
      ([code, { status, title }]) => `| ${status} | <a id="problem-${code}"></a>\`${code}\` | ${title} |`,
    ),
  ].join('\n')

const description =
  () => `The shop, its cart and its tuning engine: JSON over HTTP. Power is wheel horsepower unless a name says crank.
A refusal is \`application/problem+json\` with one of the codes below, the wrong fields by name, and in \`help\` what you
need next.

${problemTable()}`

/** The API as OpenAPI 3.1, made from the same list that the server checks requests by. */
export function openApiDocument(origin: string): Json {
  const components = schemaComponents()
  const recorded = examples()
  const paths: Record<string, Json> = {}
  for (const name of Object.keys(CALLS) as CallName[]) {
    const [method = '', path = ''] = name.split(' ')
    const address = path.replace(/:(\w+)/g, '{$1}')
    const operation = operationOf(name, { components, origin, example: recorded[name] })
    paths[address] = { ...paths[address], [method.toLowerCase()]: operation }
  }
  const tags = new Set(Object.values(CALLS).map(({ tag }) => tag))
  return {
    openapi: '3.1.0',
    info: {
      title: 'Adrenaline Performance',
      version: '1.0.0',
      description: description(),
      license: { name: 'All rights reserved', url: `${origin}/policies/terms` },
    },
    // The shop that the document came from, by whatever name it was reached.
    servers: [{ url: '/' }],
    tags: [...tags].map((name) => ({ name, description: TAG_WORDS[name] })),
    paths,
    components: {
      schemas: components.schemas,
      securitySchemes: { shopToken: { type: 'http', scheme: 'bearer', description: TOKEN_WORDS } },
    },
  }
}
