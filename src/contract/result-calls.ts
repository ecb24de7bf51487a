import { z } from 'zod'
import type { Call } from './call.ts'
import { resultApproved, resultAsked, resultInput, resultList } from './results.ts'

const id = z.object({ id: z.string().min(1).max(120) })

/** What a customer's car made after an install or delivery; the picture goes to `POST /api/results/:id/photo`. */
export const RESULT_CALLS = {
  'GET /api/results/:id': {
    summary: 'What is asked of a customer, by the link of the mail',
    tag: 'results',
    params: id,
    reply: resultAsked,
    problems: ['not_found'],
  },
  'POST /api/results/:id': {
    summary: 'The dyno sheet or time slip of an order; the link takes one',
    tag: 'results',
    params: id,
    body: resultInput,
    reply: resultAsked,
    problems: ['not_found', 'gone', 'unprocessable', 'too_many_requests'],
  },
  'GET /api/results': {
    summary: 'Results that customers sent, newest first',
    tag: 'results',
    reply: resultList,
    admin: 'owner',
    role: 'staff',
    problems: ['unauthorized'],
  },
  'POST /api/results/:id/approve': {
    summary: 'Take a result: its dyno sheet counts as evidence of a verified order',
    tag: 'results',
    params: id,
    reply: resultApproved,
    admin: 'owner',
    role: 'staff',
    problems: ['not_found', 'conflict', 'unprocessable', 'unauthorized'],
  },
  'POST /api/results/:id/decline': {
    summary: 'Leave a result out',
    tag: 'results',
    params: id,
    reply: resultAsked,
    admin: 'owner',
    role: 'staff',
    problems: ['not_found', 'conflict', 'unauthorized'],
  },
} as const satisfies Record<string, Call>
