import { expect, test } from 'vitest'
import { ApiError } from '../api/call.ts'
import { proposedInductions } from './failed-build.tsx'

const refused = (body: unknown) => new ApiError({ status: 422, statusText: '', body: JSON.stringify(body) })

test('what the server proposes is offered, words that the screen does not know are not', () => {
  const help = { alternatives: ['No Preference', 'Twin Turbo', 'Steam'] }
  expect(proposedInductions(refused({ code: 'unprocessable', help }))).toEqual(['auto', 'twin_turbo'])
  expect(proposedInductions(refused({ code: 'unprocessable' }))).toEqual([])
  expect(proposedInductions(new Error('down'))).toEqual([])
})
