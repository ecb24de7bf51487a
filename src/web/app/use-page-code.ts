import { useEffect, useState } from 'react'
import { type Location, useNavigate, useNavigationType } from 'react-router'
import { loadAgainWhenOnline, NOT_REACHED } from '../late-code/bring-code.ts'
import { loadAgain } from '../late-code/load-again.ts'
import { notify } from '../notices/notices.ts'
import { importPage, loadedPage, pageAt } from './page-route.ts'

const hrefOf = ({ pathname, search, hash }: Location) =>
  new URL(`${pathname}${search}${hash}`, window.location.origin).href

/**
 * Brings the code of the page that an address shows. Where it does not come, the address is loaded as a new document,
 * which also brings the new build after a deployment. Where the shop cannot be reached either, the visitor stays on
 * the page that they were on, with all that they typed there, and is told; `isUnreached` is for where there is none.
 */
export function usePageCode(location: Location): { isReady: boolean; isUnreached: boolean } {
  const type = useNavigationType()
  const navigate = useNavigate()
  const [, setArrived] = useState('')
  const [unreached, setUnreached] = useState<string | null>(null)
  const { file } = pageAt(location.pathname)
  const isReady = loadedPage(file) !== undefined
  const isUnreached = !isReady && unreached === location.key
  // biome-ignore lint/correctness/useExhaustiveDependencies: one attempt for each navigation
  useEffect(() => {
    if (isReady) return
    let isWanted = true
    const giveUp = async () => {
      if (await loadAgain(hrefOf(location), false, () => isWanted)) return
      if (!isWanted) return
      if (type !== 'PUSH') {
        setUnreached(location.key)
        return
      }
      notify({ title: 'That page did not load', text: NOT_REACHED, tone: 'destructive' })
      await navigate(-1)
    }
    importPage(file).then(
      () => isWanted && setArrived(file),
      () => isWanted && void giveUp(),
    )
    return () => {
      isWanted = false
    }
  }, [file, isReady, location.key])
  useEffect(() => (isUnreached ? loadAgainWhenOnline(() => window.location.href) : undefined), [isUnreached])
  return { isReady, isUnreached }
}
