import type { Fuel } from '../../engine/model.ts'
import { ApiError } from '../api/call.ts'
import { errorWords } from '../api/error-words.ts'
import { FUEL_NAME } from '../build-sheet/words.ts'
import { Button } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { type Induction, inductionNamed } from './induction-options.ts'

/** The inductions that the server proposes in place of the one that it refused. */
export function proposedInductions(error: Error): Induction[] {
  const alternatives = error instanceof ApiError ? error.problem?.help?.alternatives : undefined
  if (!Array.isArray(alternatives)) return []
  return alternatives.flatMap((one) => inductionNamed(String(one)) ?? [])
}

/** The fuels on which the shop builds this car, where it refused the one that was asked for; pump gas first. */
export function proposedFuels(error: Error): Fuel[] {
  const fuels = error instanceof ApiError ? error.problem?.help?.fuels : undefined
  return Array.isArray(fuels) ? PUMP_FIRST.filter((fuel) => fuels.includes(fuel)).slice(0, 3) : []
}

const PUMP_FIRST: readonly Fuel[] = ['93', '91', 'e85', 'e30', 'race']

interface FailedBuildProps {
  error: Error
  onAgain: () => void
  onInduction: (induction: Induction) => void
  onFuel: (fuel: Fuel) => void
}

/** Why there is no build, and what can be built instead; without another way, the same again. */
export function FailedBuild({ error, onAgain, onInduction, onFuel }: FailedBuildProps) {
  const fuels = proposedFuels(error)
  const proposed = proposedInductions(error)
  const action =
    fuels.length > 0 ? (
      fuels.map((fuel) => (
        <Button key={fuel} kind="outline" size="small" onClick={() => onFuel(fuel)}>
          Build on {FUEL_NAME[fuel]}
        </Button>
      ))
    ) : proposed.length > 0 ? (
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
