import { Tabs as RadixTabs } from 'radix-ui'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'

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

/** Tabs by Radix: arrows, Home and End move and choose. All panels are in the page's HTML, for readers and for print. */
export function Tabs({ tabs, value, onValue, label, className }: TabsProps) {
  return (
    <RadixTabs.Root value={value} onValueChange={onValue} className={className}>
      <RadixTabs.List
        aria-label={label}
        className="no-scrollbar flex gap-1 overflow-x-auto border-b border-hairline/70 print:hidden"
      >
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px min-h-12 shrink-0 border-b-2 border-transparent px-2.5 text-[0.8125rem] font-bold uppercase tracking-[0.04em] text-steel transition-colors hover:text-light data-[state=active]:border-redline data-[state=active]:text-light sm:px-6 sm:text-sm sm:tracking-[0.06em]"
          >
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content
          key={tab.value}
          value={tab.value}
          forceMount
          className="pt-8 data-[state=inactive]:hidden print:data-[state=inactive]:block"
        >
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
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
