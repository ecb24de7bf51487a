import { ApiError } from '../api/call.ts'
import { errorWords } from '../api/error-words.ts'
import { Button } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { type Induction, inductionNamed } from './induction-options.ts'

/** The inductions that the server proposes in place of the one that it refused. */
export function proposedInductions(error: Error): Induction[] {
  const alternatives = error instanceof ApiError ? error.problem?.help?.alternatives : undefined
  if (!Array.isArray(alternatives)) return []
  return alternatives.flatMap((one) => inductionNamed(String(one)) ?? [])
}

/** Why there is no build, and what can be built instead. */
export function FailedBuild({ error, onInduction }: { error: Error; onInduction: (induction: Induction) => void }) {
  const proposed = proposedInductions(error)
  return (
    <Empty
      title="Generation Failed"
      {...(proposed.length > 0
        ? {
            action: proposed.map((induction) => (
              <Button key={induction} kind="outline" size="small" onClick={() => onInduction(induction)}>
                Build with {induction}
              </Button>
            )),
          }
        : {})}
    >
      {errorWords(error)}
    </Empty>
  )
}
