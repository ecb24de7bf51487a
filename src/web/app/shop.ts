import { useQueryClient } from '@tanstack/react-query'
import type { Shop } from '../../contract/shop.ts'
import { OWN_ENGINE } from '../../engine/display-words.ts'
import { keyOf } from '../api/queries.ts'

const UNKNOWN_SHOP: Shop = {
  email: '',
  phone: '',
  address: '',
  origin: '',
  aiProvider: OWN_ENGINE,
  socialWidgetSrc: null,
  isDevelopment: false,
  adminTokenRequired: false,
}

export const SHOP_KEY = keyOf('GET /api/shop')

/** The shop's own details. The server renders them into every page, so they are there from the start, and stay. */
export function useShop(): Shop {
  return useQueryClient().getQueryData(SHOP_KEY) ?? UNKNOWN_SHOP
}
