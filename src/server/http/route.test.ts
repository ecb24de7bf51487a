import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { CALLS, type CallName } from '../../contract/calls.ts'
import { closeApi, route, speakProblems } from './route.ts'

const NAMES = Object.keys(CALLS) as CallName[]

/** A server that answers these calls, of which none is made. */
function serverOf(names: readonly CallName[]) {
  const app = Fastify()
  speakProblems(app, { gatekeeper: { check: () => {}, isOwner: () => false } })
  for (const name of names) {
    route(app, name, () => {
      throw new Error('nobody asks')
    })
  }
  return app
}

describe('the list of calls', () => {
  test('is answered whole, or the shop does not start: a missing POST beside a GET is found', () => {
    expect(() => closeApi(serverOf(NAMES))).not.toThrow()
    for (const absent of ['POST /api/evidence', 'GET /api/plans/:code', 'DELETE /api/evidence/imports/:id'] as const) {
      expect(() => closeApi(serverOf(NAMES.filter((name) => name !== absent)))).toThrow(absent)
    }
  })
})
