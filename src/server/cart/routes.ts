import type { FastifyInstance } from 'fastify'
import type { Cart } from '../../contract/cart.ts'
import type { Fuel } from '../../engine/model.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { idempotencyKey } from '../http/idempotency-key.ts'
import { refuse, refuseAs } from '../http/problem.ts'
import { route } from '../http/route.ts'
import type { OnThread } from '../planning/engine-threads.ts'
import type { CartAnswer, Carts } from '../pricing/carts.ts'
import { withConflicts } from './conflicts.ts'
import type { partChange } from './part-change.ts'

interface CartNeeds {
  carts: Carts
  /** Read afresh for every answer. */
  catalogNow: () => CatalogSnapshot
  partChange: OnThread<typeof partChange>
  fuelOfBuild: (code: string) => Promise<Fuel | undefined>
}

/** The five cart calls. Who keeps the carts is decided where the shop is put together. */
export function registerCart(app: FastifyInstance, { catalogNow, carts, ...needs }: CartNeeds): void {
  const cartOrRefuse = (answer: CartAnswer): Cart => {
    if (answer.ok) return withConflicts(catalogNow(), answer.cart)
    const { code, detail, errors, help } = answer
    return refuse(code, detail, { ...(errors ? { errors } : {}), ...(help ? { help } : {}) })
  }

  route(app, 'GET /api/shopify/cart/:cartId', async ({ params }) => cartOrRefuse(await carts.read(params.cartId)))
  route(app, 'POST /api/shopify/cart', async ({ body }, request) =>
    cartOrRefuse(await carts.create(body.lines, idempotencyKey(request))),
  )
  route(app, 'POST /api/shopify/cart/:cartId/add', async ({ params, body }, request) =>
    cartOrRefuse(await carts.add(params.cartId, body.lines, idempotencyKey(request))),
  )
  route(app, 'PUT /api/shopify/cart/:cartId/update', async ({ params, body }, request) =>
    cartOrRefuse(await carts.update(params.cartId, body.lines, idempotencyKey(request))),
  )
  route(app, 'DELETE /api/shopify/cart/:cartId/remove', async ({ params, body }, request) =>
    cartOrRefuse(await carts.remove(params.cartId, body.lineIds, idempotencyKey(request))),
  )
  route(app, 'POST /api/cart/part-change', async ({ body: { build, ...question } }) => {
    const fuel = build === undefined ? undefined : await needs.fuelOfBuild(build)
    const answer = await needs.partChange({ ...question, fuel })
    return answer.ok ? answer.reply : refuseAs(answer)
  })
}
