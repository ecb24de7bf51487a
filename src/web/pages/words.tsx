import type { ReactNode } from 'react'
import { useHead } from '../head/use-head.ts'
import { SectionHeading } from '../ui/section.tsx'

export interface WordsSection {
  title: string
  body: ReactNode
}
interface WordsPageProps {
  path: string
  title: string
  label: string
  lead: string
  sections: readonly WordsSection[]
  aside?: ReactNode
}

/** A page of plain words: heading, lead and short sections. */
export function WordsPage({ path, title, label, lead, sections, aside }: WordsPageProps) {
  useHead({ title, description: lead, canonicalPath: path })
  return (
    <div className="page-width pt-32 sm:pt-36">
      <SectionHeading level={1} label={label} title={title} subtitle={lead} />
      <div className="mt-14 flex max-w-3xl flex-col gap-10">
        {sections.map((section) => (
          <section key={section.title}>
            <h2 className="text-xl font-bold">{section.title}</h2>
            <div className="mt-3 flex flex-col gap-3 text-silver">{section.body}</div>
          </section>
        ))}
        {aside ? <div className="flex flex-wrap gap-4">{aside}</div> : null}
      </div>
    </div>
  )
}
