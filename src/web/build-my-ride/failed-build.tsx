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

interface FailedBuildProps {
  error: Error
  onAgain: () => void
  onInduction: (induction: Induction) => void
}

/** Why there is no build, and what can be built instead; without another way, the same again. */
export function FailedBuild({ error, onAgain, onInduction }: FailedBuildProps) {
  const proposed = proposedInductions(error)
  const action =
    proposed.length > 0 ? (
      proposed.map((induction) => (
        <Button key={induction} kind="outline" size="small" onClick={() => onInduction(induction)}>
          Build with {induction}
        </Button>
      ))
    ) : (
      <Button onClick={onAgain}>Try again</Button>
    )
  return (
    <Empty title="Generation Failed" action={action}>
      {errorWords(error)}
    </Empty>
  )
}
