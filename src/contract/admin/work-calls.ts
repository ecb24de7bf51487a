import { z } from 'zod'
import { policy, policySlug, policyText } from '../policies.ts'
import type { AdminCall } from './admin-call.ts'
import {
  catalogDetail,
  catalogPage,
  catalogQuery,
  checkBody,
  checkReply,
  editBody,
  priceBody,
  priceReply,
  priceTable,
  rowParams,
  stockBody,
  tableParams,
} from './catalog.ts'
import { importList, importParams, importQuery, importReply, undoReply } from './imports.ts'
import { mailList, mailParams, mailPreviews, mailQuery } from './mails.ts'
import { customerDetail, deskMessage, messagePage, messageQuery, messageReply, messageState } from './messages.ts'
import { customerPage, customerParams, deskOrder, orderCsv, orderNote, orderPage, orderQuery } from './orders.ts'
import { auditList, auditQuery, listQuery, idParams as params } from './pages.ts'
import { freightRatesBody, shippingKindsBody, shippingTables } from './shipping.ts'
import { contactDetails, health, jobParams, today } from './shop-state.ts'
import { done } from './staff.ts'

const policyList = z.object({ policies: z.array(policy) })
const policyParams = z.object({ slug: policySlug })

/** The daily work. Part of `ADMIN_CALLS`. */
export const WORK_CALLS = {
  'GET /api/admin/today': { summary: 'What is to do today', tag: 'work', role: 'read-only', reply: today },

  'GET /api/admin/orders': {
    ...{ summary: 'Orders, the newest first', tag: 'orders', role: 'read-only' },
    ...{ query: orderQuery, reply: orderPage },
  },
  'GET /api/admin/orders/csv': {
    ...{ summary: 'The same as CSV', tag: 'orders', role: 'staff', query: orderQuery, reply: orderCsv },
  },
  'GET /api/admin/orders/:id': {
    ...{ summary: 'One order', tag: 'orders', role: 'read-only', params, reply: deskOrder, problems: ['not_found'] },
  },
  'GET /api/admin/orders/:id/mails': {
    ...{
      summary: 'The mails of an order, as they go out',
      tag: 'orders',
      role: 'read-only',
      params,
      reply: mailPreviews,
    },
  },
  'POST /api/admin/orders/:id/notes': {
    ...{ summary: 'Write a note that customers do not see', tag: 'orders', role: 'staff', params },
    ...{ body: orderNote, reply: deskOrder, problems: ['not_found'] },
  },

  'GET /api/admin/messages': {
    ...{ summary: 'Messages, the newest first', tag: 'messages', role: 'read-only' },
    ...{ query: messageQuery, reply: messagePage },
  },
  'GET /api/admin/messages/:id': {
    ...{ summary: 'One message and its answers', tag: 'messages', role: 'read-only', params },
    ...{ reply: deskMessage, problems: ['not_found'] },
  },
  'POST /api/admin/messages/:id/replies': {
    ...{ summary: 'Answer by mail; the message is closed', tag: 'messages', role: 'staff', params },
    ...{ body: messageReply, reply: deskMessage, problems: ['not_found'] },
  },
  'PATCH /api/admin/messages/:id': {
    ...{ summary: 'Close or open again', tag: 'messages', role: 'staff', params },
    ...{ body: messageState, reply: deskMessage, problems: ['not_found'] },
  },

  'GET /api/admin/mails': {
    ...{ summary: 'Mails of every kind, the newest first', tag: 'mails', role: 'staff' },
    ...{ query: mailQuery, reply: mailList },
  },
  'GET /api/admin/mails/:kind/:id': {
    ...{ summary: 'Mails as they go out, in text and HTML', tag: 'mails', role: 'staff' },
    ...{ params: mailParams, reply: mailPreviews, problems: ['not_found'] },
  },

  'GET /api/admin/customers': {
    ...{ summary: 'Who ordered, by email', tag: 'customers', role: 'read-only' },
    ...{ query: listQuery, reply: customerPage },
  },
  'GET /api/admin/customers/:email': {
    ...{ summary: 'The orders and messages of an email', tag: 'customers', role: 'read-only' },
    ...{ params: customerParams, reply: customerDetail, problems: ['not_found'] },
  },

  'GET /api/admin/catalog/:table': {
    ...{ summary: 'Rows of the catalog', tag: 'catalog', role: 'read-only' },
    ...{ params: tableParams, query: catalogQuery, reply: catalogPage },
  },
  'GET /api/admin/catalog/:table/:id': {
    ...{ summary: 'One row and its history', tag: 'catalog', role: 'read-only' },
    ...{ params: rowParams, reply: catalogDetail, problems: ['not_found'] },
  },
  'POST /api/admin/catalog/:table/:id/check': {
    ...{ summary: 'What would be wrong with a change', tag: 'catalog', role: 'staff' },
    ...{ params: rowParams, body: checkBody, reply: checkReply, problems: ['not_found'] },
  },
  'PATCH /api/admin/catalog/:table/:id': {
    ...{ summary: 'Change a row', tag: 'catalog', role: 'staff' },
    ...{
      params: rowParams,
      body: editBody,
      reply: catalogDetail,
      problems: ['not_found', 'conflict', 'unprocessable'],
    },
  },
  'POST /api/admin/catalog/:table/:id/picture': {
    ...{ summary: 'The own picture of a row, sent as its bytes: JPEG, PNG or WebP', tag: 'catalog', role: 'staff' },
    ...{ params: rowParams, reply: catalogDetail, problems: ['not_found', 'unprocessable'] },
  },
  'DELETE /api/admin/catalog/:table/:id/picture': {
    ...{ summary: 'Take the own picture of a row away; the drawn one is shown again', tag: 'catalog', role: 'staff' },
    ...{ params: rowParams, reply: catalogDetail, problems: ['not_found'] },
  },
  'POST /api/admin/catalog/merchandise/:id/stock': {
    ...{ summary: 'Count items in or out', tag: 'catalog', role: 'staff', params },
    ...{ body: stockBody, reply: catalogDetail, problems: ['not_found', 'unprocessable'] },
  },
  'POST /api/admin/prices/:table': {
    ...{ summary: 'Change many prices: a preview, then the change', tag: 'catalog', role: 'staff' },
    ...{ params: priceTable, body: priceBody, reply: priceReply, problems: ['conflict', 'unprocessable'] },
  },

  'GET /api/admin/imports': {
    ...{ summary: 'Imports of parts, the newest first', tag: 'catalog', role: 'read-only', reply: importList },
  },
  'POST /api/admin/imports': {
    ...{ summary: 'Preview or import a parts file, sent as a form of files', tag: 'catalog', role: 'staff' },
    ...{ query: importQuery, reply: importReply, problems: ['conflict', 'unprocessable'] },
  },
  'POST /api/admin/imports/:id/undo': {
    ...{ summary: 'Take an import back', tag: 'catalog', role: 'staff' },
    ...{ params: importParams, reply: undoReply, problems: ['not_found', 'conflict', 'unprocessable'] },
  },

  'GET /api/admin/audit': {
    ...{ summary: 'Who changed what, the newest first', tag: 'audit', role: 'owner' },
    ...{ query: auditQuery, reply: auditList },
  },
  'POST /api/admin/audit/:id/undo': {
    ...{ summary: 'Take a change of the catalog back', tag: 'audit', role: 'staff', params },
    ...{ reply: done, problems: ['not_found', 'conflict', 'unprocessable'] },
  },

  'GET /api/admin/settings': { summary: 'Settings', tag: 'settings', role: 'read-only', reply: contactDetails },
  'PUT /api/admin/settings': {
    ...{ summary: 'Change the contact details', tag: 'settings', role: 'owner' },
    ...{ body: contactDetails, reply: contactDetails },
  },

  'GET /api/admin/shipping': {
    ...{ summary: 'Shipping rates and how parts ship', tag: 'settings', role: 'read-only', reply: shippingTables },
  },
  'PUT /api/admin/shipping/rates': {
    ...{ summary: 'Set the shipping rates of all states', tag: 'settings', role: 'owner' },
    ...{ body: freightRatesBody, reply: shippingTables },
  },
  'PUT /api/admin/shipping/kinds': {
    ...{ summary: 'Set how each kind of part ships', tag: 'settings', role: 'owner' },
    ...{ body: shippingKindsBody, reply: shippingTables },
  },
  'GET /api/admin/policies': {
    ...{ summary: 'The policy pages', tag: 'settings', role: 'read-only', reply: policyList },
  },
  'PUT /api/admin/policies/:slug': {
    ...{ summary: 'Change the text of a policy page', tag: 'settings', role: 'owner' },
    ...{ params: policyParams, body: policyText, reply: policyList },
  },

  'GET /api/admin/health': { summary: 'Jobs and health', tag: 'health', role: 'read-only', reply: health },
  'POST /api/admin/jobs/:queue/:id/retry': {
    ...{ summary: 'Try a failed job again', tag: 'health', role: 'staff', params: jobParams },
    ...{ reply: health, problems: ['not_found'] },
  },
} as const satisfies Record<string, AdminCall>
