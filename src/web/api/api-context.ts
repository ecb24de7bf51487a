import { createContext, useContext } from 'react'
import type { ApiCall } from './call.ts'

export const ApiContext = createContext<ApiCall | null>(null)

/** The typed client of this page: over the network in the browser, straight into the server while it renders. */
export function useCall(): ApiCall {
  const call = useContext(ApiContext)
  if (!call) throw new Error('useCall: no ApiContext above this component')
  return call
}
