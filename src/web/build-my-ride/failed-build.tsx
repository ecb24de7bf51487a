import type { GenerateReply, OfferName } from '../../contract/configurator.ts'
import { FUEL_LABELS, INDUCTION_NAMES, type InductionChoice } from '../../engine/display-words.ts'
import { FUELS, type Fuel } from '../../engine/model.ts'
import { ApiError } from '../api/call.ts'
import { errorWords } from '../api/error-words.ts'
import { Button } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { dollars } from '../ui/money.ts'
import { inductionNamed } from './induction-options.ts'

/** The inductions that the server proposes in place of the one that it refused. */
export function proposedInductions(error: Error): InductionChoice[] {
  const alternatives = error instanceof ApiError ? error.problem?.help?.alternatives : undefined
  if (!Array.isArray(alternatives)) return []
  return alternatives.flatMap((one) => inductionNamed(String(one)) ?? [])
}

/** The fuels on which the shop builds this car, where it refused the one that was asked for; pump gas first. */
function proposedFuels(error: Error): Fuel[] {
  const fuels = error instanceof ApiError ? error.problem?.help?.fuels : undefined
  return Array.isArray(fuels)
    ? FUELS.filter((fuel) => fuel !== '87' && fuels.includes(fuel))
        .sort((a, b) => RANK[a] - RANK[b])
        .slice(0, 3)
    : []
}

const RANK: Readonly<Record<Fuel, number>> = { 93: 0, 91: 1, e85: 2, e30: 3, race: 4, 87: 5 }

/** What little more than the budget buys, where the budget buys nothing. */
function justOver(error: Error): Offer | undefined {
  const offers = error instanceof ApiError ? error.problem?.help?.offers : undefined
  return Array.isArray(offers) ? (offers as Offer[]).find(({ offer }) => offer === 'just_over') : undefined
}

type Offer = GenerateReply['offers'][number]

/** The quickest that this car runs, where a time was asked that no street car does; rounded up to a tenth. */
function quickestSeconds(error: Error): number | undefined {
  const quickest = error instanceof ApiError ? error.problem?.help?.quickestS : undefined
  return typeof quickest === 'number' ? Math.ceil(quickest * 10) / 10 : undefined
}

interface FailedBuildProps {
  error: Error
  onAgain: () => void
  onInduction: (induction: InductionChoice) => void
  onFuel: (fuel: Fuel) => void
  onSeconds: (seconds: number) => void
  onOffer: (offer: OfferName) => void
  /** Goes back to the build that is still shown. */
  onKeep?: (() => void) | undefined
}

/** Why there is no build, and what can be built instead; without another way, the same again. */
export function FailedBuild(props: FailedBuildProps) {
  const { error, onAgain, onInduction, onFuel, onSeconds, onOffer, onKeep } = props
  const fuels = proposedFuels(error)
  const proposed = proposedInductions(error)
  const quickest = quickestSeconds(error)
  const over = justOver(error)
  const action =
    over !== undefined ? (
      <Button kind="outline" size="small" onClick={() => onOffer('just_over')}>
        See it: {Math.round(over.wheelHp)} whp, {dollars(over.deltaUsd)} over budget
      </Button>
    ) : quickest !== undefined ? (
      <Button kind="outline" size="small" onClick={() => onSeconds(quickest)}>
        Build for {quickest.toFixed(1)} s
      </Button>
    ) : fuels.length > 0 ? (
      fuels.map((fuel) => (
        <Button key={fuel} kind="outline" size="small" onClick={() => onFuel(fuel)}>
          Build on {FUEL_LABELS[fuel]}
        </Button>
      ))
    ) : proposed.length > 0 ? (
      proposed.map((induction) => (
        <Button key={induction} kind="outline" size="small" onClick={() => onInduction(induction)}>
          Build with {INDUCTION_NAMES[induction]}
        </Button>
      ))
    ) : onKeep ? (
      <Button onClick={onKeep}>Keep the build below</Button>
    ) : (
      <Button onClick={onAgain}>Try again</Button>
    )
  return (
    <Empty title="Generation Failed" action={action}>
      {errorWords(error)}
    </Empty>
  )
}
