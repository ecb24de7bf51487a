import { z } from 'zod'
import type { Cart } from '../../contract/cart.ts'

/** The Storefront API's cart, as our operations ask for it, and its translation into the contract's shape. */

export const CART_FIELDS = `#graphql
  fragment CartFields on Cart {
    id checkoutUrl totalQuantity updatedAt
    cost { subtotalAmount { amount currencyCode } totalAmount { amount currencyCode } }
    lines(first: 250) {
      edges { node {
        id quantity
        attributes { key value }
        cost { amountPerQuantity { amount currencyCode } totalAmount { amount currencyCode } }
        merchandise { ... on ProductVariant {
          id title
          image { url altText }
          price { amount currencyCode }
          product { title handle productType }
        } }
      } }
    }
  }`

const PAYLOAD = `cart { ...CartFields } userErrors { code field message } warnings { code message target }`

export const CART_READ = `query cartRead($cartId: ID!) { cart(id: $cartId) { ...CartFields } } ${CART_FIELDS}`
export const CART_CREATE = `mutation cartCreate($input: CartInput!) { change: cartCreate(input: $input) { ${PAYLOAD} } } ${CART_FIELDS}`
export const CART_ADD = `mutation cartLinesAdd($cartId: ID!, $lines: [CartLineInput!]!) { change: cartLinesAdd(cartId: $cartId, lines: $lines) { ${PAYLOAD} } } ${CART_FIELDS}`
export const CART_UPDATE = `mutation cartLinesUpdate($cartId: ID!, $lines: [CartLineUpdateInput!]!) { change: cartLinesUpdate(cartId: $cartId, lines: $lines) { ${PAYLOAD} } } ${CART_FIELDS}`
export const CART_REMOVE = `mutation cartLinesRemove($cartId: ID!, $lineIds: [ID!]!) { change: cartLinesRemove(cartId: $cartId, lineIds: $lineIds) { ${PAYLOAD} } } ${CART_FIELDS}`

/** Shopify writes "12.5", "12.50" or "12.500"; ours has two places. */
const money = z
  .object({ amount: z.union([z.string(), z.number()]), currencyCode: z.string() })
  .transform(({ amount, currencyCode }) => ({ amount: Number(amount).toFixed(2), currencyCode }))

const shopifyCart = z.object({
  id: z.string(),
  checkoutUrl: z.string(),
  totalQuantity: z.number().int(),
  updatedAt: z.string(),
  cost: z.object({ subtotalAmount: money, totalAmount: money }),
  lines: z.object({
    edges: z.array(
      z.object({
        node: z.object({
          id: z.string(),
          quantity: z.number().int(),
          attributes: z.array(z.object({ key: z.string(), value: z.string().nullish() })),
          cost: z.object({ amountPerQuantity: money, totalAmount: money }),
          merchandise: z.object({
            id: z.string(),
            title: z.string(),
            image: z.object({ url: z.string(), altText: z.string().nullish() }).nullish(),
            price: money,
            product: z.object({ title: z.string(), handle: z.string(), productType: z.string() }),
          }),
        }),
      }),
    ),
  }),
})

const userError = z.object({
  code: z.string().nullish(),
  field: z.array(z.string()).nullish(),
  message: z.string(),
})
export type UserError = z.infer<typeof userError>

const warning = z.object({ code: z.string(), message: z.string(), target: z.string().nullish() })

export const readReply = z.object({ cart: shopifyCart.nullable() })
export const changeReply = z.object({
  change: z
    .object({
      cart: shopifyCart.nullish(),
      userErrors: z.array(userError).default([]),
      warnings: z.array(warning).default([]),
    })
    .nullable(),
})

/** A hosted cart in the contract's shape. `version` is made by the caller. */
export function cartOf(
  hosted: z.output<typeof shopifyCart>,
  version: number,
  warnings: readonly z.output<typeof warning>[],
): Cart {
  return {
    id: hosted.id,
    checkoutUrl: hosted.checkoutUrl,
    version,
    totalQuantity: hosted.totalQuantity,
    cost: hosted.cost,
    lines: {
      edges: hosted.lines.edges.map(({ node }) => {
        const { product, image, ...merchandise } = node.merchandise
        return {
          node: {
            ...node,
            attributes: node.attributes.map(({ key, value }) => ({ key, value: value ?? '' })),
            merchandise: {
              ...merchandise,
              image: image ? { url: image.url, altText: image.altText ?? product.title } : null,
              product: { title: product.title, handle: product.handle, category: product.productType },
            },
          },
        }
      }),
    },
    ...(warnings.length > 0
      ? { warnings: warnings.map(({ code, message, target }) => ({ code, message, ...(target ? { target } : {}) })) }
      : {}),
  }
}

/** Whole seconds of the hosted cart's last change, as milliseconds since 1970; 0 when the text is no time. */
export const changedAtMs = (updatedAt: string): number => {
  const at = Date.parse(updatedAt)
  return Number.isFinite(at) ? Math.floor(at / 1000) * 1000 : 0
}
