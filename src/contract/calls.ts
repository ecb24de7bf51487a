import { z } from 'zod'
import { assistantEvent, assistantQuestion } from './assistant.ts'
import { BOOKING_CALLS } from './booking-calls.ts'
import { brandList, brandPage, generationPage, modelPage } from './brands.ts'
import { buildDetail, buildList } from './builds.ts'
import type { Call } from './call.ts'
import {
  cart,
  cartCreateBody,
  cartLinesBody,
  cartRemoveBody,
  cartUpdateBody,
  partChange,
  partChangeQuestion,
} from './cart.ts'
import { contactMessage, contactReply } from './contact.ts'
import { DASHBOARD_CALLS } from './dashboard-calls.ts'
import { delivery, deliveryQuery } from './delivery.ts'
import { vinReply } from './garage.ts'
import { gearPage, merchandiseList } from './merchandise.ts'
import { ORDER_CALLS } from './order-calls.ts'
import { packageDetail, packageList } from './packages.ts'
import { photoList } from './photos.ts'
import { partsReply } from './planner.ts'
import { PLANNING_CALLS } from './planning-calls.ts'
import { policy, policySlug } from './policies.ts'
import { CART_PROBLEMS } from './problems.ts'
import { quote, quoteInput } from './quotes.ts'
import { RESULT_CALLS } from './result-calls.ts'
import { searchQuery, searchReply } from './search.ts'
import { seedReply, shop } from './shop.ts'
import { makerList, makerPage, partList, partListQuery, partPage, shelves, shelvesQuery } from './shop-parts.ts'
import { socialPostList, socialValidation } from './social.ts'
import { drawnCar, vehicleDetail, vehicleList } from './vehicles.ts'
import { workbench } from './workbench.ts'

const slug = z.object({ slug: z.string().min(1).max(120) })
const id = z.object({ id: z.string().min(1).max(120) })
const cartId = z.object({ cartId: z.string().min(1).max(200) })

/** Every call under /api, by method and path. The server, the typed client, OpenAPI and the tests read this list. */
export const CALLS = {
  'GET /api/shop': { summary: 'The shop itself', tag: 'shop', reply: shop },
  'GET /api/policies/:slug': {
    summary: 'A page of the shop’s rules: shipping, returns, warranty, privacy or terms, in Markdown',
    tag: 'shop',
    params: z.object({ slug: policySlug }),
    reply: policy,
  },
  'GET /api/brands': { summary: 'All brands', tag: 'brands', reply: brandList },
  'GET /api/brands/:slug': {
    summary: 'A brand and its models',
    tag: 'brands',
    params: slug,
    reply: brandPage,
    problems: ['not_found'],
  },
  'GET /api/models/:slug': {
    summary: 'A model: engines, years, stock curves, what owners do first, packages',
    tag: 'brands',
    params: slug,
    reply: modelPage,
    problems: ['not_found'],
  },
  'GET /api/models/:slug/:years': {
    summary: 'One generation of a model: its engines, what owners do first, weak points, packages, parts and results',
    tag: 'brands',
    params: z.object({ slug: z.string().min(1).max(120), years: z.string().min(4).max(9) }),
    reply: generationPage,
    problems: ['not_found'],
  },
  'GET /api/packages': {
    summary: 'All packages, or those of one brand',
    tag: 'packages',
    query: z.object({ brand: z.string().max(60).optional() }),
    reply: packageList,
  },
  'GET /api/packages/:slug': {
    summary: 'One package with its parts, curve, time slip and limits',
    tag: 'packages',
    params: slug,
    reply: packageDetail,
    problems: ['not_found'],
  },
  'GET /api/builds/featured': { summary: 'Featured builds', tag: 'builds', reply: buildList },
  'GET /api/builds': { summary: 'All builds', tag: 'builds', reply: buildList },
  'GET /api/builds/:id': {
    summary: 'One build',
    tag: 'builds',
    params: id,
    reply: buildDetail,
    problems: ['not_found'],
  },
  'GET /api/merchandise': { summary: 'Merchandise', tag: 'merchandise', reply: merchandiseList },
  'GET /api/merchandise/:slug': {
    summary: 'One item of gear with its pictures, and what is left in each size and color',
    tag: 'merchandise',
    params: slug,
    reply: gearPage,
    problems: ['not_found'],
  },
  'GET /api/social/posts': { summary: 'Social posts', tag: 'social', reply: socialPostList },
  'GET /api/social-validation/:name': {
    summary: 'What real builds and published results say of a car',
    tag: 'social',
    params: z.object({ name: z.string().min(1).max(120) }),
    reply: socialValidation,
  },
  'GET /api/vehicles': { summary: 'The vehicle catalog', tag: 'vehicles', reply: vehicleList },
  'GET /api/vehicles/:id': {
    summary: 'One vehicle variant with its stock curve, time slip and sources',
    tag: 'vehicles',
    params: id,
    reply: vehicleDetail,
    problems: ['not_found'],
  },
  'GET /api/vehicles/:id/drawing': {
    summary: 'One vehicle variant as the X-ray draws it: its body, and where the mechanical parts sit',
    tag: 'vehicles',
    params: id,
    reply: drawnCar,
    problems: ['not_found'],
  },
  'GET /api/vehicles/:id/workbench': {
    summary: 'What the browser needs to run the engine itself: the car, the parts that fit it, the fitted factors',
    tag: 'vehicles',
    params: id,
    reply: workbench,
    problems: ['not_found'],
  },
  'GET /api/parts/:preference': {
    summary: 'Parts for an induction preference or category, for one model or all',
    tag: 'parts',
    params: z.object({ preference: z.string().min(1).max(60) }),
    query: z.object({ vehicleModel: z.string().max(120).optional() }),
    reply: partsReply,
    problems: ['not_found'],
  },
  'GET /api/search': {
    summary: 'Parts, packages, vehicles, builds, gear and help that words find',
    tag: 'search',
    query: searchQuery,
    reply: searchReply,
  },
  'GET /api/catalog/shelves': {
    summary: 'Categories, makers and popular parts, for all cars or one',
    tag: 'parts',
    query: shelvesQuery,
    reply: shelves,
    problems: ['not_found'],
  },
  'GET /api/catalog/parts': {
    summary: 'One page of a part list, with the facets to narrow it by',
    tag: 'parts',
    query: partListQuery,
    reply: partList,
    problems: ['not_found'],
  },
  'GET /api/catalog/parts/:slug': {
    summary: 'One part: what it fits, needs, excludes and adds',
    tag: 'parts',
    params: z.object({ slug: z.string().min(1).max(200) }),
    query: shelvesQuery,
    reply: partPage,
    problems: ['not_found'],
  },
  'GET /api/catalog/makers': { summary: 'Every maker of parts', tag: 'parts', reply: makerList },
  'GET /api/catalog/makers/:slug': {
    summary: 'A maker and its parts',
    tag: 'parts',
    params: slug,
    query: z.object({ page: z.coerce.number().int().min(1).max(500).default(1) }),
    reply: makerPage,
    problems: ['not_found'],
  },
  'GET /api/garage/vin/:vin': {
    summary: 'The car that a vehicle identification number means, decoded offline',
    tag: 'garage',
    params: z.object({ vin: z.string().min(1).max(60) }),
    reply: vinReply,
    problems: ['vin_mistyped', 'vin_of_another_market', 'make_not_sold', 'model_not_sold', 'year_not_sold'],
  },
  'POST /api/assistant/messages': {
    summary: 'The assistant answers a conversation, one JSON event a line (NDJSON)',
    tag: 'assistant',
    body: assistantQuestion,
    reply: assistantEvent,
    lines: true,
    problems: ['too_many_requests'],
  },
  'GET /api/shopify/cart/:cartId': {
    summary: 'The cart',
    tag: 'cart',
    params: cartId,
    reply: cart,
    problems: ['not_found', 'gone', 'upstream_failed'],
  },
  'POST /api/shopify/cart': {
    summary: 'A new cart',
    tag: 'cart',
    body: cartCreateBody,
    reply: cart,
    problems: CART_PROBLEMS,
  },
  'POST /api/shopify/cart/:cartId/add': {
    summary: 'Add lines; the same merchandise and attributes raise one line',
    tag: 'cart',
    params: cartId,
    body: cartLinesBody,
    reply: cart,
    problems: ['not_found', 'gone', ...CART_PROBLEMS],
  },
  'PUT /api/shopify/cart/:cartId/update': {
    summary: 'Set quantities; 0 or less removes',
    tag: 'cart',
    params: cartId,
    body: cartUpdateBody,
    reply: cart,
    problems: ['not_found', 'gone', ...CART_PROBLEMS],
  },
  'DELETE /api/shopify/cart/:cartId/remove': {
    summary: 'Remove lines',
    tag: 'cart',
    params: cartId,
    body: cartRemoveBody,
    reply: cart,
    problems: ['not_found', 'gone', ...CART_PROBLEMS],
  },
  'GET /api/shopify/cart/:cartId/delivery': {
    summary: 'What shipping the cart will cost about, and when it can be ready',
    tag: 'cart',
    params: cartId,
    query: deliveryQuery,
    reply: delivery,
    problems: ['not_found', 'gone', 'upstream_failed'],
  },
  'POST /api/cart/part-change': {
    summary: 'What taking one part out of a build, or swapping it, does to power, price and fitment',
    tag: 'cart',
    body: partChangeQuestion,
    reply: partChange,
    problems: ['not_found', 'unknown_part'],
  },
  'POST /api/quotes': {
    summary: 'A quote for the cart, with a number, mailed, its prices fixed for 14 days',
    tag: 'quotes',
    body: quoteInput,
    reply: quote,
    status: 201,
    problems: ['not_found', 'gone', 'cart_is_empty', 'conflict', 'too_many_requests', 'upstream_failed'],
  },
  'GET /api/quotes/:id': { summary: 'One quote', tag: 'quotes', params: id, reply: quote, problems: ['not_found'] },
  ...ORDER_CALLS,
  ...BOOKING_CALLS,
  ...RESULT_CALLS,
  'POST /api/contact': {
    summary: 'A message to the shop',
    tag: 'contact',
    body: contactMessage,
    reply: contactReply,
    problems: ['too_many_requests'],
  },
  'GET /api/unsplash/category/:category': {
    summary: 'Photos of a category',
    tag: 'photos',
    params: z.object({ category: z.string().min(1).max(60) }),
    reply: photoList,
  },
  'POST /api/seed-database': {
    summary: 'Seed the database; safe to repeat. A shop that is filled already asks for the shop token',
    tag: 'shop',
    reply: seedReply,
    admin: 'control',
    problems: ['unauthorized', 'too_many_requests'],
  },
  ...PLANNING_CALLS,
  ...DASHBOARD_CALLS,
} as const satisfies Record<string, Call>

export type CallName = keyof typeof CALLS
type In<C, K extends string> = C extends Record<K, infer Z extends z.ZodType> ? z.input<Z> : undefined
type Out<C, K extends string> = C extends Record<K, infer Z extends z.ZodType> ? z.output<Z> : undefined
type Given<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] }

/** What a caller gives: path parameters, query and body, each only where the call has them. */
export type CallInput<N extends CallName> = Given<{
  params: In<(typeof CALLS)[N], 'params'>
  query: In<(typeof CALLS)[N], 'query'>
  body: In<(typeof CALLS)[N], 'body'>
}>
/** What a handler gets, parsed. */
export type CallGot<N extends CallName> = {
  params: Out<(typeof CALLS)[N], 'params'>
  query: Out<(typeof CALLS)[N], 'query'>
  body: Out<(typeof CALLS)[N], 'body'>
}
export type CallReply<N extends CallName> = z.output<(typeof CALLS)[N]['reply']>
