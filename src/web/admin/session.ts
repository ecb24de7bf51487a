import { createContext, use } from 'react'
import { isAtLeast, type Role } from '../../contract/admin/roles.ts'
import type { Me } from '../../contract/admin/staff.ts'

export const SessionContext = createContext<Me | null>(null)

/** Who is signed in. Pages behind the sign-in always have somebody. */
export function useMe(): Me {
  const me = use(SessionContext)
  if (!me) throw new Error('useMe: nobody is signed in')
  return me
}

/** Whether whoever is signed in may do what asks for this role. The server asks again. */
export const useMay = (least: Role): boolean => isAtLeast(useMe().role, least)
