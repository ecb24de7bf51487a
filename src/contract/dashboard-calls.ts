import { z } from 'zod'
import type { Call } from './call.ts'
import { dynoSheet, evidenceImports, evidenceReply, sheetReply, undoneImport } from './evidence.ts'
import {
  accuracyAnalysis,
  csvBody,
  demandBody,
  demandReply,
  importReply,
  jobReply,
  jobStatus,
  marketAnalysis,
  priorityAdditions,
} from './market.ts'
import { engineReply, optimizationStatus, triggerBody, triggerReply } from './optimization.ts'

/** What the dashboards and the accuracy page ask and order. Part of `CALLS`. */
export const DASHBOARD_CALLS = {
  'GET /api/optimization/status': {
    summary: 'State of the optimization engine',
    tag: 'optimization',
    reply: optimizationStatus,
  },
  'POST /api/optimization/start': {
    summary: 'Start the engine',
    tag: 'optimization',
    reply: engineReply,
    admin: 'control',
    problems: ['unauthorized', 'too_many_requests'],
  },
  'POST /api/optimization/stop': {
    summary: 'Stop the engine',
    tag: 'optimization',
    reply: engineReply,
    admin: 'control',
    problems: ['unauthorized', 'too_many_requests'],
  },
  'POST /api/optimization/trigger/:vehicleModel': {
    summary: 'Run tests for one vehicle model',
    tag: 'optimization',
    params: z.object({ vehicleModel: z.string().min(1).max(120) }),
    body: triggerBody,
    reply: triggerReply,
    status: 202,
    admin: 'control',
    problems: ['unauthorized', 'not_found', 'too_many_requests'],
  },
  'GET /api/enhanced/market-analysis': { summary: 'Market coverage', tag: 'market', reply: marketAnalysis },
  'GET /api/enhanced/accuracy-analysis': { summary: 'Accuracy per vehicle', tag: 'market', reply: accuracyAnalysis },
  'GET /api/enhanced/priority-additions': { summary: 'Vehicles to add next', tag: 'market', reply: priorityAdditions },
  'POST /api/enhanced/generate-packages': {
    summary: 'Recompute all packages',
    tag: 'market',
    reply: jobReply,
    status: 202,
    admin: 'control',
    problems: ['unauthorized', 'too_many_requests'],
  },
  'POST /api/enhanced/optimize': {
    summary: 'Refit and retest towards the target',
    tag: 'market',
    reply: jobReply,
    status: 202,
    admin: 'control',
    problems: ['unauthorized', 'too_many_requests'],
  },
  'GET /api/jobs/:id': {
    summary: 'How far a long job is',
    tag: 'market',
    params: z.object({ id: z.string().min(1).max(120) }),
    reply: jobStatus,
    problems: ['not_found'],
  },
  'POST /api/demand': {
    summary: 'Count that a car was looked at',
    tag: 'market',
    body: demandBody,
    reply: demandReply,
  },
  'POST /api/market/signals/import': {
    summary: 'Import market signals from CSV',
    tag: 'market',
    body: csvBody,
    reply: importReply,
    admin: 'owner',
    problems: ['unauthorized', 'unprocessable'],
  },
  'GET /api/evidence': {
    summary: 'Every result beside a prediction that has not seen its source',
    tag: 'evidence',
    reply: evidenceReply,
  },
  'POST /api/evidence': {
    summary: "Enter one of the shop's dyno sheets",
    tag: 'evidence',
    body: dynoSheet,
    reply: sheetReply,
    status: 201,
    admin: 'owner',
    problems: ['unauthorized', 'unprocessable', 'conflict'],
  },
  'POST /api/evidence/import': {
    summary: "Import the shop's dyno sheets from CSV",
    tag: 'evidence',
    body: csvBody,
    reply: importReply.extend({ importId: z.string().nullable() }),
    admin: 'owner',
    problems: ['unauthorized', 'unprocessable'],
  },
  'GET /api/evidence/imports': {
    summary: "What was imported of the shop's dyno sheets, newest first",
    tag: 'evidence',
    reply: evidenceImports,
  },
  'DELETE /api/evidence/imports/:id': {
    summary: 'Take an import back: its sheets go, and so does a fit that was made with them',
    tag: 'evidence',
    params: z.object({ id: z.string().min(1).max(120) }),
    reply: undoneImport,
    admin: 'owner',
    problems: ['unauthorized', 'not_found'],
  },
} as const satisfies Record<string, Call>
