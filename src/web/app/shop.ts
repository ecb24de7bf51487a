import { useQuery } from '@tanstack/react-query'
import type { Shop } from '../../contract/shop.ts'
import { useCall } from '../api/api-context.ts'
import { load } from '../api/queries.ts'

const UNKNOWN_SHOP: Shop = {
  email: '',
  phone: '',
  address: '',
  origin: '',
  aiProvider: 'Adrenaline Engine',
  socialWidgetSrc: null,
  isDevelopment: false,
  adminTokenRequired: false,
}

/** The shop's own details. The server renders them into every page, so they are there from the start. */
export function useShop(): Shop {
  return useQuery(load(useCall(), 'GET /api/shop')).data ?? UNKNOWN_SHOP
}
