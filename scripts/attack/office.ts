import { z } from 'zod'
import type { AdminCall } from '../../src/contract/admin/admin-call.ts'
import { ADMIN_CALLS } from '../../src/contract/admin/calls.ts'
import { ROLES, type Role } from '../../src/contract/admin/roles.ts'
import { jsonOf, type Reply, type Sent, shown } from './client.ts'
import type { Findings } from './findings.ts'
import { judge } from './fuzz.ts'
import { mutated } from './hostile.ts'
import { randomFrom } from './random.ts'
import { type Schema, valueFor } from './schema-values.ts'
import { knownFor, type Operation, readShop, type ShopWords } from './shop-words.ts'
import { openTarget, type Target } from './target.ts'

const PHASE = 'office'
const PASSWORD = 'seven quiet camshafts'

interface OfficeCall extends Operation {
  role: Role | null
}

const schemaOf = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema

/** Every call of the back office, as the API's document would tell it: the document leaves them out. */
function officeCalls(): OfficeCall[] {
  return Object.entries(ADMIN_CALLS).map(([name, call]: [string, AdminCall]) => {
    const [method = '', path = ''] = name.split(' ')
    const fieldsIn = (place: string, schema: z.ZodType | undefined) =>
      Object.entries((schema && schemaOf(schema).properties) ?? {}).map(([field, of]) => ({
        name: field,
        in: place,
        schema: of,
      }))
    return {
      ...{ method, path: path.replace(/:(\w+)/g, '{$1}'), role: call.role },
      parameters: [...fieldsIn('path', call.params), ...fieldsIn('query', call.query)],
      body: call.body && schemaOf(call.body),
    }
  })
}

const cookieOf = ({ headers }: Reply): string => String(headers['set-cookie'] ?? '').split(';')[0] ?? ''

/** One member of staff of each role at their desk: the first owner by the link of the log, the others by invitation. */
async function openOffice({ send, log }: Target): Promise<Record<Role, string>> {
  const accept = async (link: string, email: string) => {
    const body = { token: link.split('#')[1], name: 'Test Person', password: PASSWORD, email }
    const cookie = cookieOf(await send(jsonOf('POST', '/api/admin/links/accept', body)))
    if (cookie === '') throw new Error(`no session for ${email}`)
    return cookie
  }
  const [first] = /\/admin\/welcome#[\w-]+/.exec(log()) ?? []
  if (!first) throw new Error('the shop shows no link for its first owner')
  const owner = await accept(first, 'owner@attack.example')
  const invited = async (role: Role) => {
    const email = `${role}@attack.example`
    const { body } = await send(jsonOf('POST', '/api/admin/staff', { email, role }, { cookie: owner }))
    return accept((JSON.parse(body.toString()) as { link: string }).link, email)
  }
  return { owner, staff: await invited('staff'), 'read-only': await invited('read-only') }
}

function requestOf(call: OfficeCall, words: ShopWords, seed: number, isWrong: boolean): Sent {
  const random = randomFrom(seed)
  const known = knownFor(words, call.path)
  const given = (name: string, schema: Schema) => encodeURIComponent(String(valueFor(schema, random, known, name)))
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    given(name, call.parameters.find((one) => one.name === name)?.schema ?? {}),
  )
  const query = call.parameters
    .filter((one) => one.in === 'query' && random.chance(0.7))
    .map(({ name, schema }) => `${name}=${given(name, schema)}`)
  const address = path + (query.length > 0 ? `?${query.join('&')}` : '')
  if (!call.body) return { method: call.method, path: address }
  let body = valueFor(call.body, random, known)
  for (let turn = isWrong ? 1 + random.below(3) : 0; turn > 0; turn -= 1) body = mutated(body, random)
  return jsonOf(call.method, address, body)
}
const withHeaders = (sent: Sent, headers: Record<string, string>): Sent => ({
  ...sent,
  headers: { ...sent.headers, ...headers },
})

/** Calls that end the very session that makes them. */
const ENDS_SESSIONS = /sign-out|password|sessions|\/staff\/|passkeys\//
const WRONG_COOKIES = [
  '',
  'staff=',
  'staff=null',
  `staff=${'A'.repeat(43)}`,
  'staff=../../x',
  `staff=${'x'.repeat(6_000)}`,
]

/** Role by role: nobody, forged sessions, lesser roles and other sites get nowhere; who may, does. */
async function roleByRole(target: Target, words: ShopWords, desks: Record<Role, string>, findings: Findings) {
  let tried = 0
  const ask = async (sent: Sent) => {
    tried += 1
    return (await target.send(sent)).status
  }
  for (const call of officeCalls()) {
    if (call.role === null) continue
    const name = `${call.method} ${call.path}`
    const sent = requestOf(call, words, 1, false)
    for (const cookie of WRONG_COOKIES) {
      const status = await ask(withHeaders(sent, { cookie }))
      if (status !== 401 && status !== 431)
        findings.add(PHASE, `${status} without a session`, `${name} [${cookie.slice(0, 40)}]`)
    }
    for (const role of ROLES.slice(0, ROLES.indexOf(call.role))) {
      const status = await ask(withHeaders(sent, { cookie: desks[role] }))
      if (status !== 403) findings.add(PHASE, `${status} to a lesser role`, `${name} as ${role}`)
    }
    if (call.method !== 'GET') {
      for (const origin of ['https://evil.example', 'null']) {
        const status = await ask(withHeaders(sent, { cookie: desks.owner, origin, 'sec-fetch-site': 'cross-site' }))
        if (status !== 403) findings.add(PHASE, `${status} to another site with the owner's session`, name)
      }
    } else {
      const status = await ask(withHeaders(sent, { cookie: desks[call.role] }))
      if (status === 401 || status === 403 || status >= 500)
        findings.add(PHASE, `${status} to a role that is enough`, name)
    }
  }
  return tried
}

/** The back office attacked: role by role, then right and wrong requests with the owner's own session. */
export async function officeProbes(
  findings: Findings,
  { seed, requests, say }: { seed: number; requests: number; say: (words: string) => void },
): Promise<void> {
  const target = await openTarget()
  const words = await readShop(target.send)
  const desks = await openOffice(target)
  const tried = await roleByRole(target, words, desks, findings)
  say(`${officeCalls().length} calls of the back office, ${tried} requests that may not pass`)
  const open = officeCalls().filter(({ path }) => !ENDS_SESSIONS.test(path))
  const statuses = new Map<number, number>()
  let next = 0
  const connection = async () => {
    for (let index = next++; index < requests && target.isAlive(); index = next++) {
      const random = randomFrom(seed, index)
      const sent = requestOf(random.pick(open), words, seed + index, random.chance(0.5))
      const asked = withHeaders(sent, { cookie: random.chance(0.9) ? desks.owner : desks.staff })
      const reply = await target.send(asked)
      statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1)
      judge({ ...asked, headers: {} }, reply, findings)
    }
  }
  await Promise.all(Array.from({ length: 8 }, connection))
  say(
    `${requests} requests with a session: ${[...statuses].map(([status, times]) => `${times} x ${status}`).join(', ')}`,
  )
  const { status } = await target.send({ method: 'GET', path: '/api/admin/me', headers: { cookie: desks.owner } })
  if (status !== 200)
    findings.add(
      PHASE,
      `the owner's session ended by itself: ${status}`,
      shown({ method: 'GET', path: '/api/admin/me' }),
    )
  if (!target.isAlive()) findings.add(PHASE, 'the shop ended', target.log().slice(-2_000))
  await target.close()
}
