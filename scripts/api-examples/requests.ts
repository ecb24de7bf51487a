import type { CallInput, CallName, CallReply } from '../../src/contract/calls.ts'
import type { GenerateRequest } from '../../src/contract/configurator.ts'

/** What an earlier call of the list answered. */
export type Seen = <N extends CallName>(name: N) => CallReply<N>
/** A call that has to be made before, and is not the example. */
export type MakeFirst = <N extends CallName>(name: N, input: CallInput<N>) => Promise<CallReply<N>>
/** What else would take three weeks. */
export type Store = (text: string, values: unknown[]) => Promise<unknown>

const request: GenerateRequest = {
  modelId: 'ford-mustang-gt',
  year: 2018,
  targetHorsepower: 600,
  intendedUse: 'street',
  budgetRange: 'mid',
  preferences: { forced_induction_preference: 'Supercharger', fuel_type: 'Pump Gas' },
  currentSetup: { installed: ['catback_exhaust'], dynoSheet: { wheelHp: 412, dyno: 'dynojet', fuel: '93' } },
}
const MUSTANG = 'ford-mustang-gt-2018-10at'
const SHEETS = [
  'make,model,year,engine,transmission,power_basis,baseline_hp,modified_hp,mods,boost_psi,fuel,dyno',
  'Ford,Mustang GT,2018,5.0 V8,manual,wheel,395,421,cold_air_intake;catback_exhaust;tune,,93,dynojet',
].join('\n')
const buyer = { name: 'Pat Example', email: 'pat@example.com' }
const orderOf = (seen: Seen) => ({ id: seen('POST /api/orders').id })
const cartOf = (seen: Seen) => ({ cartId: seen('POST /api/shopify/cart').id })

/** One request of every call, in the order in which they are made: a later one may name what an earlier one answered. */
export const REQUESTS: {
  [N in CallName]: (seen: Seen, first: MakeFirst, store: Store) => CallInput<N> | Promise<CallInput<N>>
} = {
  'GET /api/shop': () => ({}),
  'POST /api/seed-database': () => ({}),
  'GET /api/policies/:slug': () => ({ params: { slug: 'returns' } }),
  'GET /api/brands': () => ({}),
  'GET /api/brands/:slug': () => ({ params: { slug: 'ford' } }),
  'GET /api/models/:slug': () => ({ params: { slug: 'ford-mustang-gt' } }),
  'GET /api/models/:slug/:years': () => ({ params: { slug: 'ford-mustang-gt', years: '2018-23' } }),
  'GET /api/packages': () => ({ query: { brand: 'ford' } }),
  'GET /api/packages/:slug': (seen) => ({ params: { slug: seen('GET /api/packages')[0]!.slug } }),
  'GET /api/builds/featured': () => ({}),
  'GET /api/builds': () => ({}),
  'GET /api/builds/:id': (seen) => ({ params: { id: seen('GET /api/builds')[0]!.id } }),
  'GET /api/merchandise': () => ({}),
  'GET /api/merchandise/:slug': () => ({ params: { slug: 'wide-open-hoodie' } }),
  'GET /api/social/posts': () => ({}),
  'GET /api/social-validation/:name': () => ({ params: { name: 'ford-mustang-gt' } }),
  'GET /api/vehicles': () => ({}),
  'GET /api/vehicles/:id': () => ({ params: { id: MUSTANG } }),
  'GET /api/vehicles/:id/drawing': () => ({ params: { id: MUSTANG } }),
  'GET /api/race': () => ({ query: { a: `stock:${MUSTANG}`, b: 'package:mustang-gt-stage-2' } }),
  'GET /api/vehicles/:id/workbench': () => ({ params: { id: MUSTANG } }),
  'GET /api/parts/:preference': () => ({
    params: { preference: 'supercharger' },
    query: { vehicleModel: 'ford-mustang-gt' },
  }),
  'GET /api/search': () => ({ query: { q: 'cold air intake 2018 mustang gt', limit: 3 } }),
  'GET /api/catalog/shelves': () => ({ query: { vehicle: MUSTANG } }),
  'GET /api/catalog/parts': () => ({ query: { vehicle: MUSTANG, category: 'intake' } }),
  'GET /api/catalog/parts/:slug': (seen) => ({
    params: { slug: seen('GET /api/catalog/parts').parts[0]!.id },
    query: { vehicle: MUSTANG },
  }),
  'GET /api/catalog/makers': () => ({}),
  'GET /api/catalog/makers/:slug': (seen) => ({
    params: { slug: seen('GET /api/catalog/makers')[0]!.slug },
    query: {},
  }),
  'POST /api/configurator/generate': () => ({ body: request }),
  'POST /api/configurator/part-choices': () => ({ body: request }),
  'GET /api/garage/vin/:vin': () => ({ params: { vin: '1FA6P8CF9J5100001' } }),
  'POST /api/assistant/messages': () => ({
    body: { messages: [{ from: 'visitor', text: 'What does a 600 whp 2018 Mustang GT cost?' }] },
  }),
  'GET /api/planner/stages': () => ({ query: { vehicleId: MUSTANG, fuel: '93' } }),
  'POST /api/planner/stages': () => ({
    body: {
      vehicleId: MUSTANG,
      currentSetup: { installed: ['cat-back', 'tune'], dynoSheet: { wheelHp: 398, dyno: 'dynojet' } },
    },
  }),
  'POST /api/preference-packages': () => ({
    body: { vehicleModel: 'ford-mustang-gt', preferenceType: 'supercharger', stage: 'stage2', budgetRange: 'mid' },
  }),
  'POST /api/plans': (seen) => {
    const { enhancedData, recommendedParts } = seen('POST /api/configurator/generate')
    const partIds = recommendedParts.map(({ partId }) => partId)
    return { body: { title: '600 whp Mustang', vehicleId: enhancedData.vehicle.id, partIds, request } }
  },
  'GET /api/plans/:code': (seen) => ({ params: { code: seen('POST /api/plans').code } }),
  'POST /api/shopify/cart': (seen) => ({
    body: { lines: [{ merchandiseId: `package:${seen('GET /api/packages')[0]!.slug}`, quantity: 1 }] },
  }),
  'GET /api/shopify/cart/:cartId/delivery': (seen) => ({ params: cartOf(seen), query: { state: 'FL' } }),
  'POST /api/cart/part-change': (seen) => {
    const partIds = seen('POST /api/plans').partIds
    return { body: { vehicleId: MUSTANG, partIds, partId: partIds[0]! } }
  },
  'GET /api/shopify/cart/:cartId': (seen) => ({ params: cartOf(seen) }),
  'POST /api/shopify/cart/:cartId/add': (seen) => ({
    params: cartOf(seen),
    body: {
      lines: [
        {
          ...{ merchandiseId: 'merch:adrenaline-tee', quantity: 1 },
          attributes: [
            { key: 'size', value: 'L' },
            { key: 'color', value: 'Black' },
          ],
        },
      ],
    },
  }),
  'PUT /api/shopify/cart/:cartId/update': (seen) => ({
    params: cartOf(seen),
    body: { lines: [{ id: seen('POST /api/shopify/cart').lines.edges[0]!.node.id, quantity: 2 }] },
  }),
  'DELETE /api/shopify/cart/:cartId/remove': (seen) => ({
    params: cartOf(seen),
    body: { lineIds: [seen('POST /api/shopify/cart').lines.edges[0]!.node.id] },
  }),
  'POST /api/quotes': (seen) => ({ body: { ...cartOf(seen), email: 'sam@example.com' } }),
  'GET /api/quotes/:id': (seen) => ({ params: { id: seen('POST /api/quotes').id } }),
  'POST /api/orders/quote': (seen) => ({
    body: { cartId: cartOf(seen).cartId, delivery: 'shipping', region: 'MI' },
  }),
  'POST /api/orders': (seen) => {
    const { id, version } = seen('DELETE /api/shopify/cart/:cartId/remove')
    const { totalAmount } = seen('POST /api/orders/quote')
    return {
      body: {
        ...{ cartId: id, cartVersion: version, expectedTotal: totalAmount.amount },
        ...{ ...buyer, delivery: 'shipping' },
        address: { street: '1 Main St', city: 'Dearborn', region: 'MI', postalCode: '48126', country: 'United States' },
      },
    }
  },
  'GET /api/orders/:id': (seen) => ({ params: orderOf(seen) }),
  'POST /api/orders/lookup': (seen) => ({ body: { number: seen('POST /api/orders').number, email: buyer.email } }),
  'POST /api/orders/:id/pay': (seen) => ({ params: orderOf(seen) }),
  'POST /api/orders/:id/payment-check': (seen) => ({ params: orderOf(seen) }),
  'POST /api/orders/:id/cancel': async (seen, first) => {
    const { merchandise, attributes } = seen('POST /api/orders').lines[0]!
    const lines = [{ merchandiseId: merchandise.id, attributes }]
    const cart = await first('POST /api/shopify/cart', { body: { lines } })
    const asked = { cartId: cart.id, cartVersion: cart.version, expectedTotal: cart.cost.totalAmount.amount }
    const { id } = await first('POST /api/orders', { body: { ...asked, ...buyer, delivery: 'installation' } })
    return { params: { id } }
  },
  'POST /api/orders/:id/payments': (seen) => ({
    params: orderOf(seen),
    body: { amount: seen('POST /api/orders').cost.totalAmount.amount, ref: 'receipt 1042' },
  }),
  'POST /api/orders/:id/move': (seen) => ({ params: orderOf(seen), body: { to: 'packed' } }),
  'POST /api/orders/:id/ship': (seen) => ({
    params: orderOf(seen),
    body: {
      lines: seen('POST /api/orders').lines.map(({ id, quantity }) => ({ lineId: id, quantity })),
      ...{ carrier: 'UPS', tracking: '1Z999AA10123456784' },
      trackingUrl: 'https://www.ups.com/track?tracknum=1Z999AA10123456784',
    },
  }),
  'POST /api/orders/:id/refunds': (seen) => ({
    params: orderOf(seen),
    body: { amount: '5.00', reason: 'Scratched in transit', byHand: true },
  }),
  'GET /api/selling-settings': () => ({}),
  'PUT /api/selling-settings': (seen) => ({
    body: { ...seen('GET /api/selling-settings'), salesTax: [{ state: 'FL', percent: 7.5, taxesLabor: false }] },
  }),
  'GET /api/booking/slots': () => ({ query: { kind: 'dyno' } }),
  'POST /api/bookings': (seen) => ({
    body: { kind: 'dyno', startsAt: seen('GET /api/booking/slots').days[0]!.slots[0]!.startsAt },
  }),
  'GET /api/bookings/:id': (seen) => ({ params: { id: seen('POST /api/bookings').id } }),
  'PUT /api/bookings/:id': (seen) => ({
    params: { id: seen('POST /api/bookings').id },
    body: { ...buyer, car: '2018 Ford Mustang GT' },
  }),
  'POST /api/bookings/:id/move': (seen) => ({
    params: { id: seen('POST /api/bookings').id },
    body: { startsAt: seen('GET /api/booking/slots').days[1]!.slots[0]!.startsAt },
  }),
  'GET /api/bookings': () => ({}),
  'POST /api/bookings/:id/cancel': (seen) => ({ params: { id: seen('POST /api/bookings').id } }),
  'GET /api/booking-settings': () => ({}),
  'PUT /api/booking-settings': (seen) => ({ body: seen('GET /api/booking-settings') }),
  'GET /api/results': async (seen, first, store) => {
    const lines = [{ merchandiseId: `package:${seen('GET /api/packages')[0]!.slug}` }]
    const cart = await first('POST /api/shopify/cart', { body: { lines } })
    const asked = { cartId: cart.id, cartVersion: cart.version, expectedTotal: cart.cost.totalAmount.amount }
    const quote = await first('POST /api/orders/quote', { body: { cartId: cart.id, delivery: 'installation' } })
    const body = { ...asked, expectedTotal: quote.totalAmount.amount, ...buyer, delivery: 'installation' as const }
    const { id } = await first('POST /api/orders', { body })
    await store(`insert into order_results (id, order_id) values ('8f1d-example-link', $1)`, [id])
    return {}
  },
  'GET /api/results/:id': () => ({ params: { id: '8f1d-example-link' } }),
  'POST /api/results/:id': (seen) => {
    const { vehicleId, yearFrom } = seen('GET /api/results/:id').cars[0]!
    return {
      params: { id: '8f1d-example-link' },
      body: { vehicleId, year: yearFrom, wheelHp: 512, dyno: 'dynojet', fuel: '93' },
    }
  },
  'POST /api/results/:id/approve': () => ({ params: { id: '8f1d-example-link' } }),
  'POST /api/results/:id/decline': async (_seen, _first, store) => {
    await store(`update order_results set state = 'sent' where id = '8f1d-example-link'`, [])
    return { params: { id: '8f1d-example-link' } }
  },
  'POST /api/contact': () => ({
    body: {
      ...{ name: 'Pat Example', email: 'pat@example.com', subject: 'Dyno day' },
      message: 'When is your next dyno day?',
    },
  }),
  'GET /api/unsplash/category/:category': () => ({ params: { category: 'drift' } }),
  'GET /api/evidence': () => ({}),
  'POST /api/evidence': () => ({
    body: {
      ...{ make: 'Ford', model: 'Mustang GT', year: 2018, engine: '5.0 V8', transmission: 'manual' },
      ...{ powerBasis: 'wheel', baselineHp: 395, modifiedHp: 425, mods: ['cold_air_intake', 'tune'], fuel: '93' },
    },
  }),
  'POST /api/evidence/import': () => ({ body: { csv: SHEETS } }),
  'GET /api/evidence/imports': () => ({}),
  'DELETE /api/evidence/imports/:id': (seen) => ({
    params: { id: seen('GET /api/evidence/imports').imports[0]!.id },
  }),
  'POST /api/demand': () => ({ body: { kind: 'view', vehicle: 'ford-mustang-gt' } }),
  'GET /api/enhanced/market-analysis': () => ({}),
  'GET /api/enhanced/accuracy-analysis': () => ({}),
  'GET /api/enhanced/priority-additions': () => ({}),
  'POST /api/market/signals/import': () => ({
    body: { csv: 'vehicle,source,mentions,date\nFord Mustang GT,forum,1200,2026-11-01' },
  }),
  'GET /api/optimization/status': () => ({}),
  'POST /api/optimization/stop': () => ({}),
  'POST /api/optimization/start': () => ({}),
  'POST /api/optimization/trigger/:vehicleModel': () => ({
    params: { vehicleModel: 'ford-mustang-gt' },
    body: { testCount: 1 },
  }),
  'POST /api/enhanced/optimize': () => ({}),
  'POST /api/enhanced/generate-packages': () => ({}),
  'GET /api/jobs/:id': (seen) => ({ params: { id: seen('POST /api/enhanced/generate-packages').jobId } }),
}
