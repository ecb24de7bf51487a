import { expect } from 'vitest'
import type { Call } from '../../src/contract/call.ts'
import { CALLS, type CallName, type CallReply } from '../../src/contract/calls.ts'
import { PROBLEMS, type Problem, type ProblemCode, problem } from '../../src/contract/problems.ts'
import type { TestShop } from './shop.ts'

export interface Asked {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
}

function fetchCall(shop: TestShop, name: CallName, { params = {}, query, body, headers }: Asked): Promise<Response> {
  const [method = 'GET', path = ''] = name.split(' ')
  const address = path.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
  const search = query ? `?${new URLSearchParams(query)}` : ''
  return shop.fetch(address + search, {
    method,
    ...(headers ? { headers } : {}),
    ...(body === undefined ? {} : { json: body }),
  })
}

/** Makes a call that must succeed: the status is the contract's and the reply parses by its schema, strictly. */
export async function ask<N extends CallName>(shop: TestShop, name: N, asked: Asked = {}): Promise<CallReply<N>> {
  const call: Call = CALLS[name]
  const reply = await fetchCall(shop, name, asked)
  const json: unknown = await reply.json()
  expect(reply.status, JSON.stringify(json).slice(0, 500)).toBe(call.status ?? 200)
  const parsed = call.reply.parse(json)
  expect(parsed).toEqual(json)
  return parsed as CallReply<N>
}

/** Makes a call that must be refused with this problem, which the call's entry in the contract must name. */
export async function askRefused(
  shop: TestShop,
  name: CallName,
  code: ProblemCode,
  asked: Asked = {},
): Promise<Problem> {
  const call: Call = CALLS[name]
  const reply = await fetchCall(shop, name, asked)
  const refusal = problem.parse(await reply.json())
  expect(refusal.code, refusal.detail).toBe(code)
  expect(reply.status).toBe(PROBLEMS[code].status)
  const always: ProblemCode[] = ['invalid_input', 'cross_site', 'too_large', 'internal', 'unavailable']
  expect([...always, ...(call.problems ?? [])]).toContain(code)
  return refusal
}
