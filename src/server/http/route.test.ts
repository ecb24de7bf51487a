import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { ADMIN_CALLS, type AdminCallName } from '../../contract/admin/calls.ts'
import { CALLS, type CallName } from '../../contract/calls.ts'
import { closeApi, route, speakProblems } from './route.ts'
import { staffRoute } from './staff-route.ts'

const NAMES = Object.keys(CALLS) as CallName[]

const nobodyAsks = () => {
  throw new Error('nobody asks')
}

/** A server that answers these calls, and those of the back office but for one; none is made. */
function serverOf(names: readonly CallName[], absent?: AdminCallName) {
  const app = Fastify()
  speakProblems(app, { gatekeeper: { check: () => {}, isOwner: () => false } })
  for (const name of names) {
    route(app, name, nobodyAsks)
  }
  for (const name of Object.keys(ADMIN_CALLS) as AdminCallName[]) {
    if (name !== absent) staffRoute(app, name, nobodyAsks)
  }
  return app
}

describe('the list of calls', () => {
  test('is answered whole, or the shop does not start: a missing POST beside a GET is found', () => {
    expect(() => closeApi(serverOf(NAMES))).not.toThrow()
    for (const absent of ['POST /api/evidence', 'GET /api/plans/:code', 'DELETE /api/evidence/imports/:id'] as const) {
      expect(() => closeApi(serverOf(NAMES.filter((name) => name !== absent)))).toThrow(absent)
    }
    expect(() => closeApi(serverOf(NAMES, 'GET /api/admin/staff'))).toThrow('GET /api/admin/staff')
  })
})
