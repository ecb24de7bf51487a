import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { classes } from './classes.ts'

export interface Tab {
  value: string
  label: string
  content: ReactNode
}
interface TabsProps {
  tabs: readonly Tab[]
  value: string
  onValue: (value: string) => void
  label: string
  className?: string
}

/** Tabs by the keyboard pattern of ARIA: arrows, Home and End move and choose. All panels are in the page's HTML. */
export function Tabs({ tabs, value, onValue, label, className }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.value === value)
    const last = tabs.length - 1
    const next = { ArrowRight: at === last ? 0 : at + 1, ArrowLeft: at === 0 ? last : at - 1, Home: 0, End: last }[
      event.key
    ]
    const tab = next === undefined ? undefined : tabs[next]
    if (!tab || next === undefined) return
    event.preventDefault()
    onValue(tab.value)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }
  return (
    <div className={className}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="no-scrollbar flex gap-1 overflow-x-auto border-b border-hairline/70 print:hidden"
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel-${tab.value}`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onValue(tab.value)}
            className={classes(
              '-mb-px min-h-12 shrink-0 border-b-2 px-2.5 text-[0.8125rem] font-bold uppercase tracking-[0.04em] transition-colors sm:px-6 sm:text-sm sm:tracking-[0.06em]',
              tab.value === value ? 'border-redline text-light' : 'border-transparent text-steel hover:text-light',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-panel-${tab.value}`}
          aria-labelledby={`${id}-tab-${tab.value}`}
          className={classes('pt-8', tab.value !== value && 'hidden print:block')}
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}

/** The chosen tab, held in the address under `name`; the first tab needs no parameter. */
export function useAddressTab(values: readonly string[], name = 'tab'): [string, (value: string) => void] {
  const [search, setSearch] = useSearchParams()
  const asked = search.get(name)
  const first = values[0] ?? ''
  const choose = (value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === first) next.delete(name)
        else next.set(name, value)
        return next
      },
      { preventScrollReset: true, replace: true },
    )
  return [asked && values.includes(asked) ? asked : first, choose]
}
