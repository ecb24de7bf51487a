import { createContext, useContext, useEffect } from 'react'
import { useShop } from '../app/shop.ts'
import { applyHead, type Head } from './head.ts'

/** While the server renders, the page's head is collected here; in the browser it stays empty. */
export const HeadContext = createContext<{ head?: Head } | null>(null)

/** Sets the head of the page that is shown. Call it once a page, in every state of that page. */
export function useHead(head: Head): void {
  const collector = useContext(HeadContext)
  const { origin } = useShop()
  if (collector && import.meta.env.SSR) collector.head = head
  useEffect(() => {
    applyHead(head, origin)
  })
}
