import type { GenerateReply } from '../../contract/configurator.ts'
import { PartRow } from '../build-sheet/part-row.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'

interface ToggleProps {
  words: string
  part: { partId: string; name: string }
  onToggle: (partId: string) => void
}

export function Toggle({ words, part, onToggle }: ToggleProps) {
  return (
    <Button kind="outline" size="small" className="print:hidden" onClick={() => onToggle(part.partId)}>
      {words}
      <span className="sr-only">: {part.name}</span>
    </Button>
  )
}

interface LeftOutProps {
  reply: GenerateReply
  partIds: readonly string[]
  onPutBack: (partId: string) => void
}

/** The supporting parts that the visitor left out, each to be put back. */
export function LeftOut({ reply, partIds, onPutBack }: LeftOutProps) {
  const parts = reply.availableParts.filter(({ partId }) => partIds.includes(partId))
  if (parts.length === 0) return null
  return (
    <ul aria-label="Left out" className="mt-4 grid gap-2 print:hidden">
      {parts.map((part) => (
        <li key={part.partId} className="flex flex-wrap items-center justify-between gap-3 text-sm text-silver">
          <span>
            <span className="text-steel">Left out: </span>
            {part.manufacturer} {part.name}
          </span>
          <Toggle words="Put it back" part={part} onToggle={onPutBack} />
        </li>
      ))}
    </ul>
  )
}

/** What a good shop would add, priced: one click puts it into the build. */
export function Recommended({ reply, onAdd }: { reply: GenerateReply; onAdd: (partId: string) => void }) {
  if (reply.complementary.length === 0) return null
  return (
    <section aria-label="Complementary suggestions">
      <h2 className="headline text-2xl sm:text-3xl">Complementary suggestions</h2>
      <p className="mt-2 mb-4 text-silver">What else we would add to this build. Your call.</p>
      <div className="grid gap-4 xl:grid-cols-2">
        {reply.complementary.map((group) => (
          <Card key={group.title} className="px-4 pt-4 pb-1 sm:px-6">
            <h3 className="font-semibold text-light">{group.title}</h3>
            {group.parts.map((part) => (
              <PartRow
                key={part.partId}
                part={part}
                aside={<Toggle words="Add to build" part={part} onToggle={onAdd} />}
              />
            ))}
          </Card>
        ))}
      </div>
    </section>
  )
}
