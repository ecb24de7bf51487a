import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import type { Fuel, Part } from '../../engine/model.ts'

const ADDRESS_SETTLE_MS = 400

const sameParts = (a: readonly Part[], b: readonly Part[]) =>
  a.length === b.length && a.every((part) => b.includes(part))

/** Once the visitor rests, the address names the parts and the fuel, unless they are what the screen starts with. */
export function useChoiceInAddress(
  chosen: readonly Part[],
  start: readonly Part[],
  { fuel, own }: { fuel: Fuel; own: Fuel },
) {
  const [, setSearch] = useSearchParams()
  const text = sameParts(chosen, start) ? null : chosen.map((part) => part.id).join(',')
  useEffect(() => {
    const timer = window.setTimeout(() => {
      const now = new URLSearchParams(window.location.search)
      const wantedFuel = fuel === own ? null : fuel
      if (now.get('parts') === text && now.get('fuel') === wantedFuel) return
      if (text === null) now.delete('parts')
      else now.set('parts', text)
      if (wantedFuel === null) now.delete('fuel')
      else now.set('fuel', wantedFuel)
      setSearch(now, { replace: true, preventScrollReset: true })
    }, ADDRESS_SETTLE_MS)
    return () => window.clearTimeout(timer)
  }, [text, fuel, own, setSearch])
}
