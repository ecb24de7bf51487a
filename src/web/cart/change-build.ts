import type { PartChange } from '../../contract/cart.ts'
import { buildOf, laborMerchandiseId, partIdOf, partMerchandiseId } from '../../contract/cart-lines.ts'
import type { ApiCall } from '../api/call.ts'
import { usdOf } from '../ui/money.ts'
import { type CartGroup, partIdsOf } from './cart-groups.ts'
import type { CartItem, CartViewLine } from './cart-lines.ts'
import type { CartSession } from './cart-session.ts'

export type Swap = PartChange['swaps'][number]

/**
 * Takes a part out of a group, or puts another in its place. Where the group has labor, the build is saved as it is
 * then, and its lines take the place of the old ones. New lines go in before old ones leave, so that nothing is lost in
 * between. A set of parts that cannot be saved stays a changed build, whose labor the shop works out.
 */
export async function changeBuild(
  { call, session }: { call: ApiCall; session: CartSession },
  group: CartGroup,
  leaving: CartViewLine,
  swap?: Swap,
): Promise<void> {
  const labor = group.lines.find(({ category }) => category === 'labor')
  const stays = group.lines.filter((line) => line !== leaving && line !== labor)
  const incoming = swap ? [swapItem(swap, leaving)] : []
  const code = labor && group.build ? await savedAnew(call, group.build.code, [...stays], incoming) : undefined
  if (code === undefined || !labor) {
    if (incoming.length > 0) await session.add(incoming.map((item) => ({ item, quantity: leaving.quantity })))
    await session.remove(leaving.key)
    return
  }
  await session.add([
    ...stays.map((line) => ({ item: itemOf(line, code), quantity: line.quantity })),
    ...incoming.map((item) => ({ item: { ...item, attributes: inBuild(item.attributes, code) } })),
    { item: { ...itemOf(labor, code), merchandiseId: laborMerchandiseId(code), attributes: [] } },
  ])
  await Promise.all(group.lines.map((line) => session.remove(line.key)))
}

/** The code of the build with other parts; undefined when it cannot be saved, or is the same build. */
async function savedAnew(
  call: ApiCall,
  build: string,
  stays: readonly CartViewLine[],
  incoming: readonly CartItem[],
): Promise<string | undefined> {
  const partIds = [...partIdsOf(stays), ...incoming.map(({ id }) => id)]
  if (partIds.length === 0) return undefined
  try {
    const { title, vehicleId, request } = await call('GET /api/plans/:code', { params: { code: build } })
    const { lockedPartIds: _locked, excludedPartIds: _excluded, leftOutPartIds: _left, ...asked } = request
    const saved = await call('POST /api/plans', { body: { title, vehicleId, partIds, request: asked } })
    return saved.code === build || saved.now.laborHours === 0 ? undefined : saved.code
  } catch {
    return undefined
  }
}

const inBuild = (attributes: CartItem['attributes'], code: string) => [
  ...(attributes ?? []).filter(({ key }) => key !== 'build'),
  { key: 'build', value: code },
]

const itemOf = (line: CartViewLine, code: string): CartItem => ({
  merchandiseId: line.merchandiseId,
  id: line.handle,
  name: line.name,
  price: usdOf(line.priceCents),
  imageUrl: line.imageUrl ?? '',
  category: line.category,
  ...(line.note ? { note: line.note } : {}),
  attributes: partIdOf(line) && buildOf(line.attributes) ? inBuild(line.attributes, code) : line.attributes,
})

const swapItem = ({ partId, name, price, imageUrl, category }: Swap, leaving: CartViewLine): CartItem => ({
  ...{ merchandiseId: partMerchandiseId(partId), id: partId, name, price, imageUrl, category },
  attributes: leaving.attributes,
})
