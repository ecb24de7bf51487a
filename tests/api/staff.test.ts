import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AdminCall } from '../../src/contract/admin/admin-call.ts'
import { ADMIN_CALLS, type AdminCallName } from '../../src/contract/admin/calls.ts'
import { isAtLeast, ROLES, type Role } from '../../src/contract/admin/roles.ts'
import type { Call } from '../../src/contract/call.ts'
import { CALLS, type CallName } from '../../src/contract/calls.ts'
import { problem } from '../../src/contract/problems.ts'
import { firstOwnerLink, makeLink } from '../../src/server/admin/links.ts'
import { connect } from '../../src/server/database/connection.ts'
import { findSession, startSession } from '../../src/server/staff/sessions.ts'
import { openShop, type TestShop } from '../support/shop.ts'
import { type Desk, deskOf, PASSWORD, signedIn } from '../support/staff.ts'

let shop: TestShop
let database: ReturnType<typeof connect>
beforeAll(async () => {
  shop = await openShop()
  database = connect(shop.databaseUrl, { maxConnections: 2 })
})
afterAll(async () => {
  await database?.close()
  await shop?.close()
})

const MINUTE = 60_000
const signIn = (desk: Desk, email: string, password: string) =>
  desk.fetch('/api/admin/sign-in', { json: { email, password } })

describe('the first owner', () => {
  test('comes by a link that works once, and is the only one who comes that way', async () => {
    const first = (await firstOwnerLink(database.db, Date.now()))!
    const second = (await firstOwnerLink(database.db, Date.now()))!
    const desk = deskOf(shop)
    const token = first.split('#')[1]
    const opened = await desk.ask('POST /api/admin/links/open', { body: { token } })
    expect(opened).toEqual({ kind: 'first-owner', email: null, role: 'owner' })
    const body = { token, email: 'First@Shop.example', name: 'Fay First', password: PASSWORD }
    const me = await desk.ask('POST /api/admin/links/accept', { body })
    expect(me).toMatchObject({ email: 'first@shop.example', role: 'owner' })
    expect(await desk.ask('GET /api/admin/me')).toEqual(me)
    await deskOf(shop).refused('POST /api/admin/links/accept', 'gone', { body })
    const other = { ...body, token: second.split('#')[1] }
    await deskOf(shop).refused('POST /api/admin/links/accept', 'gone', { body: other })
    expect(await firstOwnerLink(database.db, Date.now())).toBeNull()
  })

  test('a link is over after a day, and takes no password that is guessed first', async () => {
    const old = await makeLink(database.db, {
      ...{ kind: 'invitation', email: 'late@shop.example', role: 'staff', nowMs: Date.now() - 25 * 60 * MINUTE },
    })
    const body = { token: old.path.split('#')[1], name: 'Lee Late', password: PASSWORD }
    await deskOf(shop).refused('POST /api/admin/links/accept', 'gone', { body })
    const fresh = await makeLink(database.db, {
      ...{ kind: 'invitation', email: 'late@shop.example', role: 'staff', nowMs: Date.now() },
    })
    const token = fresh.path.split('#')[1]
    for (const password of ['late late late', 'adrenaline-password', 'aaaaaaaaaaaaaaaa']) {
      await deskOf(shop).refused('POST /api/admin/links/accept', 'unprocessable', {
        body: { ...body, token, password },
      })
    }
    await deskOf(shop).refused('POST /api/admin/links/accept', 'invalid_input', {
      body: { ...body, token, password: 'short' },
    })
  })
})

describe('role by role', () => {
  const names = Object.keys(ADMIN_CALLS) as AdminCallName[]
  const send = (desk: Desk, name: string) => {
    const [method = 'GET', path = ''] = name.split(' ')
    const address = path.replaceAll(/:\w+/g, 'x')
    return desk.fetch(address, { method, ...(method === 'GET' ? {} : { json: {} }) })
  }

  test('no call of the back office lets a lesser role or nobody through', async () => {
    const desks = new Map<Role | null, Desk>([[null, deskOf(shop)]])
    for (const role of ROLES) desks.set(role, await signedIn(shop, role, `law-${role}@shop.example`))
    let asked = 0
    for (const name of names) {
      const { role: least } = ADMIN_CALLS[name] as AdminCall
      if (least === null) continue
      for (const [role, desk] of desks) {
        if (role !== null && isAtLeast(role, least)) continue
        const reply = await send(desk, name)
        const { code } = problem.parse(await reply.json())
        expect([name, role, reply.status, code]).toEqual(
          role === null ? [name, role, 401, 'signed_out'] : [name, role, 403, 'role_too_low'],
        )
        asked += 1
      }
    }
    expect(asked).toBeGreaterThan(names.length)
  })

  test('the shop token opens nothing of the back office', async () => {
    for (const name of names) {
      if ((ADMIN_CALLS[name] as AdminCall).role === null) continue
      const [method = 'GET', path = ''] = name.split(' ')
      const init = { method, headers: shop.owner, ...(method === 'GET' ? {} : { json: {} }) }
      expect([name, (await shop.fetch(path.replaceAll(/:\w+/g, 'x'), init)).status]).toEqual([name, 401])
    }
  })

  test('what asks for the shop token takes a session of its least role instead, and no lesser one', async () => {
    const guarded = (Object.keys(CALLS) as CallName[]).filter((name) => {
      const call: Call = CALLS[name]
      return call.admin === 'owner' && call.role
    })
    expect(guarded.length).toBeGreaterThanOrEqual(4)
    const desks = { 'read-only': await signedIn(shop, 'read-only'), staff: await signedIn(shop, 'staff') }
    const owner = await signedIn(shop, 'owner')
    for (const name of guarded) {
      const { role: least }: Call = CALLS[name]
      for (const [role, desk] of Object.entries({ ...desks, owner })) {
        const { status } = await send(desk, name)
        if (isAtLeast(role as Role, least!)) expect([200, 400, 404, 422], `${name} by ${role}`).toContain(status)
        else expect([name, role, status]).toEqual([name, role, 401])
      }
    }
  })

  test('a role that is taken away counts at once', async () => {
    const [owner, other] = [await signedIn(shop, 'owner'), await signedIn(shop, 'owner', 'second@shop.example')]
    const { staff } = await owner.ask('GET /api/admin/staff')
    const second = staff.find(({ email }) => email === 'second@shop.example')!
    await other.ask('GET /api/admin/staff')
    const params = { id: second.id }
    await owner.ask('PATCH /api/admin/staff/:id', { params, body: { role: 'staff' } })
    await other.refused('GET /api/admin/staff', 'signed_out')
    await owner.ask('PATCH /api/admin/staff/:id', { params, body: { isDisabled: true } })
    expect((await signIn(deskOf(shop), 'second@shop.example', PASSWORD)).status).toBe(401)
  })

  test('the last owner stays one', async () => {
    const owner = await signedIn(shop, 'owner')
    const { staff } = await owner.ask('GET /api/admin/staff')
    const me = await owner.ask('GET /api/admin/me')
    for (const one of staff) {
      if (one.role !== 'owner' || one.id === me.id) continue
      await owner.ask('PATCH /api/admin/staff/:id', { params: { id: one.id }, body: { isDisabled: true } })
    }
    const params = { id: me.id }
    for (const body of [{ role: 'staff' }, { isDisabled: true }]) {
      await owner.refused('PATCH /api/admin/staff/:id', 'unprocessable', { params, body })
    }
    await owner.ask('GET /api/admin/staff')
  })
})

describe('attacks on a session', () => {
  test('a token that somebody planted is never the one that gets signed in', async () => {
    const attacker = await signedIn(shop, 'read-only', 'attacker@shop.example')
    const planted = attacker.cookie
    const victim = deskOf(shop)
    await signedIn(shop, 'staff', 'victim@shop.example')
    victim.cookie = planted
    expect((await signIn(victim, 'victim@shop.example', PASSWORD)).status).toBe(200)
    expect(victim.cookie).not.toBe(planted)
    await attacker.refused('GET /api/admin/me', 'signed_out')
    const invented = deskOf(shop)
    invented.cookie = 'staff=chosen-by-the-attacker'
    await signIn(invented, 'victim@shop.example', PASSWORD)
    expect(invented.cookie).not.toContain('chosen')
  })

  test('scripts cannot read the cookie, and no other site sends it', async () => {
    const desk = deskOf(shop)
    await signedIn(shop, 'staff')
    const reply = await signIn(desk, 'staff@shop.example', PASSWORD)
    expect(reply.headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Strict/)
    expect(reply.headers.get('cache-control')).toBe('no-store')
    const foreign = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
    ]
    for (const name of Object.keys(ADMIN_CALLS) as AdminCallName[]) {
      if (name.startsWith('GET ')) continue
      for (const headers of foreign)
        await desk.refused(name, 'cross_site', { headers: headers as Record<string, string>, body: {} })
    }
    const form = { method: 'POST', body: 'email=a', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
    expect((await desk.fetch('/api/admin/sign-out', form)).status).toBe(415)
  })

  test('https makes the cookie one that only this host sets', async () => {
    const secure = await openShop({ SHOP_ORIGIN: 'https://shop.example' })
    const link = connect(secure.databaseUrl, { maxConnections: 1 })
    const { path } = await makeLink(link.db, {
      kind: 'invitation',
      email: 'a@b.example',
      role: 'staff',
      nowMs: Date.now(),
    })
    await link.close()
    const json = { token: path.split('#')[1], name: 'Ann', password: PASSWORD }
    const reply = await secure.fetch('/api/admin/links/accept', { json })
    expect(reply.headers.get('set-cookie')).toMatch(/^__Host-staff=.*; Path=\/; HttpOnly; SameSite=Strict; Secure$/)
    await secure.close()
  })

  test('guessing is throttled for an account, known or not, and no answer tells which it is', async () => {
    await signedIn(shop, 'staff', 'guessed@shop.example')
    const answers = new Map<string, Set<string>>()
    for (const email of ['guessed@shop.example', 'nobody@shop.example']) {
      const seen = new Set<string>()
      for (let guess = 0; guess < 12; guess += 1) {
        const reply = await signIn(deskOf(shop), email, `guess number ${guess}`)
        const { code, detail } = problem.parse(await reply.json())
        seen.add(`${reply.status} ${code} ${detail}`)
      }
      answers.set(email, seen)
    }
    const [known, unknown] = [...answers.values()]
    expect(known).toEqual(unknown)
    expect([...known!].some((answer) => answer.startsWith('429'))).toBe(true)
    expect((await signIn(deskOf(shop), 'guessed@shop.example', PASSWORD)).status).toBe(429)
  })

  test('its token changes as it is used; the old one ends, and takes a thief who brings it later along', async () => {
    const { id: staffId } = await (await signedIn(shop, 'staff', 'rotated@shop.example')).ask('GET /api/admin/me')
    const start = 1_800_000_000_000
    const at = (token: string, minutes: number) => findSession(database.db, token, start + minutes * MINUTE)
    const given = { staffId, device: 'test', address: '127.0.0.1', nowMs: start }
    const token = await startSession(database.db, { id: 'rotating', ...given })
    expect((await at(token, 14))?.newToken).toBeUndefined()
    const next = (await at(token, 16))!.newToken!
    expect((await at(token, 16.5))?.who.staffId).toBe(staffId)
    expect((await at(next, 17))?.who.staffId).toBe(staffId)
    expect(await at(token, 18)).toBeNull()
    expect(await at(next, 18)).toBeNull()
    const idle = await startSession(database.db, { id: 'idle', ...given })
    expect(await at(idle, 12 * 60 + 1)).toBeNull()
    const [row] = await shop.query<{ stored: string }>(
      `select string_agg(token_hash, ' ') as stored from staff_sessions`,
    )
    expect(row?.stored ?? '').not.toContain(next)
  })

  test('can be seen and ended from another device; nobody but an owner ends a colleague’s', async () => {
    const [desk, owner] = [await signedIn(shop, 'staff', 'two@shop.example'), await signedIn(shop, 'owner')]
    const phone = deskOf(shop)
    await signIn(phone, 'two@shop.example', PASSWORD)
    const { sessions } = await desk.ask('GET /api/admin/sessions')
    expect(sessions.map(({ isThis }) => isThis).toSorted()).toEqual([false, true])
    const all = (await owner.ask('GET /api/admin/sessions')).sessions
    const own = all.find(({ isThis }) => isThis)!
    await desk.refused('DELETE /api/admin/sessions/:id', 'not_found', { params: { id: own.id } })
    const other = sessions.find(({ isThis }) => !isThis)!
    await desk.ask('DELETE /api/admin/sessions/:id', { params: { id: other.id } })
    await phone.refused('GET /api/admin/me', 'signed_out')
    await desk.ask('POST /api/admin/sign-out')
    await desk.refused('GET /api/admin/me', 'signed_out')
  })

  test('a new password ends every other session', async () => {
    const [desk, phone] = [await signedIn(shop, 'staff', 'renews@shop.example'), deskOf(shop)]
    await signIn(phone, 'renews@shop.example', PASSWORD)
    const password = 'nine loud wastegates'
    await desk.refused('PUT /api/admin/me/password', 'sign_in_refused', { body: { current: 'wrong', password } })
    await desk.ask('PUT /api/admin/me/password', { body: { current: PASSWORD, password } })
    await desk.ask('GET /api/admin/me')
    await phone.refused('GET /api/admin/me', 'signed_out')
    expect((await signIn(phone, 'renews@shop.example', password)).status).toBe(200)
  })
})

test('the audit log is only ever added to', async () => {
  await expect(shop.query(`update audit_log set actor = 'x'`)).rejects.toThrow('only ever added to')
  await expect(shop.query(`delete from audit_log`)).rejects.toThrow('only ever added to')
})
