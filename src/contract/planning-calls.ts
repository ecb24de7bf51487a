import { z } from 'zod'
import type { Call } from './call.ts'
import { generateReply, generateRequest, partChoices } from './configurator.ts'
import { preferenceReply, preferenceRequest, stagesQuery, stagesReply, stagesRequest } from './planner.ts'
import { plan, planInput } from './plans.ts'
import { BUILD_PROBLEMS } from './problems.ts'
import { race, raceQuery } from './race.ts'

/** What plans builds and stages, and keeps them. Part of `CALLS`. */
export const PLANNING_CALLS = {
  'POST /api/configurator/generate': {
    summary: 'The lowest-cost build for a car and a goal',
    tag: 'configurator',
    body: generateRequest,
    reply: generateReply,
    problems: [...BUILD_PROBLEMS, 'too_many_requests'],
  },
  'POST /api/configurator/part-choices': {
    summary: 'The parts that may be wanted by name in a build',
    tag: 'configurator',
    body: generateRequest,
    reply: partChoices,
    problems: [
      'not_found',
      'not_understood',
      'two_cars',
      'year_not_sold',
      'unknown_part',
      'does_not_fit',
      'parts_conflict',
    ],
  },
  'GET /api/planner/stages': {
    summary: 'The four stage packages of one vehicle',
    tag: 'planner',
    query: stagesQuery,
    reply: stagesReply,
    problems: ['not_found', 'not_understood', 'fuel_refused', 'induction_not_possible'],
  },
  'POST /api/planner/stages': {
    summary: 'The four stage packages of a car as it stands',
    tag: 'planner',
    body: stagesRequest,
    reply: stagesReply,
    problems: [
      ...['not_found', 'not_understood', 'fuel_refused', 'induction_not_possible'],
      ...['unknown_part', 'does_not_fit', 'parts_conflict'],
    ],
  },
  'POST /api/preference-packages': {
    summary: 'Packages by preference, with confidence and social validation',
    tag: 'planner',
    body: preferenceRequest,
    reply: preferenceReply,
    problems: [
      ...['not_found', 'no_such_package', 'too_many_requests'],
      ...['unknown_part', 'does_not_fit', 'parts_conflict'],
    ],
  },
  'POST /api/plans': {
    summary: 'Save a build under an address of its own, kept while it is opened within 180 days',
    tag: 'plans',
    body: planInput,
    reply: plan,
    status: 201,
    problems: [...BUILD_PROBLEMS, 'package_changed', 'too_many_requests'],
  },
  'GET /api/plans/:code': {
    summary: 'A saved build',
    tag: 'plans',
    params: z.object({ code: z.string().min(1).max(40) }),
    reply: plan,
    problems: ['not_found'],
  },
  'GET /api/race': {
    summary: 'Up to three cars down the drag strip: each run as the engine drives it, point by point',
    tag: 'plans',
    query: raceQuery,
    reply: race,
    problems: ['not_found'],
  },
} as const satisfies Record<string, Call>
