import { jsxTemplate } from 'preact/jsx-runtime'
import { createContext, type ReactNode, useContext, useId } from 'react'
import { Footer as WholeFooter } from './footer.tsx'
import { NavBar as WholeNavBar } from './nav-bar.tsx'

/** The HTML of a part that many pages share, and how many ids its code takes: those of the page follow them. */
interface KeptPart {
  html: string
  ids: number
}
export type KeptParts = Readonly<Record<'navBar' | 'footer', KeptPart | undefined>>

/**
 * Bar and footer are a third of a page's elements and the same on most: the renderer writes them once. The build of the
 * renderer puts these two in the place of the layout's own.
 */
export const KeptPartsContext = createContext<KeptParts | null>(null)
export const NavBar = () => <Part kept={useContext(KeptPartsContext)?.navBar} whole={WholeNavBar} />
export const Footer = () => <Part kept={useContext(KeptPartsContext)?.footer} whole={WholeFooter} />

function Part({ kept, whole: Whole }: { kept: KeptPart | undefined; whole: () => ReactNode }) {
  if (!kept) return <Whole />
  // biome-ignore lint/correctness/useHookAtTopLevel: as many as the part itself takes, on the server, where nothing renders twice
  for (let taken = 0; taken < kept.ids; taken += 1) useId()
  return jsxTemplate([kept.html]) as ReactNode
}

/** Tells how many ids were taken before it: "P0-2" is the third. */
function Count({ into }: { into: { ids: number } }) {
  into.ids = Number(/\d+$/.exec(useId()))
  return null
}

const known = new Map<string, KeptPart>()
/** A bar for each of its links, and footers until the shop's details change. */
const MOST_KNOWN = 40

/**
 * A part as it is written on every page with the same key. `toHtml` writes elements as a page of their own. Undefined for
 * one that breaks: the layout knows what to do about that.
 */
export function keptPart(
  name: keyof KeptParts,
  key: string,
  toHtml: (node: ReactNode) => string,
): KeptPart | undefined {
  const found = known.get(`${name} ${key}`)
  if (found) return found
  const taken = { ids: 0 }
  const Whole = name === 'navBar' ? WholeNavBar : WholeFooter
  try {
    const html = toHtml([<Whole key="part" />, <Count key="count" into={taken} />])
    if (known.size >= MOST_KNOWN) known.clear()
    const part = { html, ids: taken.ids }
    known.set(`${name} ${key}`, part)
    return part
  } catch {
    return undefined
  }
}
