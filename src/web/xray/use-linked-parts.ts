import { useEffect } from 'react'
import type { XrayLabel } from '../../xray/labels.ts'
import type { SystemId } from '../../xray/systems.ts'

/**
 * Links the drawing with the parts of the page, both ways: what carries `data-part` lights up its system when it is
 * pointed at or focused, and is marked while its system is lit.
 */
export function useLinkedParts(
  labels: readonly XrayLabel[],
  litIds: readonly string[],
  onPoint: (id: SystemId | undefined) => void,
): void {
  useEffect(() => {
    const point = (element: Element | null) => {
      const partId = element?.closest?.('[data-part]')?.getAttribute('data-part')
      if (partId) onPoint(labels.find(({ partIds }) => partIds.includes(partId))?.id)
    }
    const follow = (event: Event) => point(event.target as Element | null)
    // What was pointed at before the page was awake.
    point(document.querySelector('[data-part]:hover'))
    const leave = (event: Event) => {
      if ((event.target as Element | null)?.closest?.('[data-part]')) onPoint(undefined)
    }
    document.addEventListener('pointerover', follow)
    document.addEventListener('focusin', follow)
    document.addEventListener('pointerout', leave)
    return () => {
      document.removeEventListener('pointerover', follow)
      document.removeEventListener('focusin', follow)
      document.removeEventListener('pointerout', leave)
    }
  }, [labels, onPoint])
  useEffect(() => {
    const marked = litIds.flatMap((id) => [...document.querySelectorAll(`[data-part="${CSS.escape(id)}"]`)])
    for (const element of marked) element.setAttribute('data-lit', '')
    return () => {
      for (const element of marked) element.removeAttribute('data-lit')
    }
  }, [litIds])
}
