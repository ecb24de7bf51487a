import type { CurrentSetupReply } from '../../contract/current-setup.ts'
import { rangesInWords } from '../../engine/current-setup/setup-words.ts'
import type { Range90 } from '../../engine/model.ts'
import { Card } from '../ui/card.tsx'
import { Icon } from '../ui/icon.tsx'
import { wholeHp } from './figures-in-words.ts'

/** What a build made of the car that it started from: what stays, what comes off and why, and what the sheet is worth. */
export function StartingCar({ car, range90 }: { car: CurrentSetupReply; range90: Range90 }) {
  const { kept, replaced, range90WithoutSheet, sheetNote, question } = car
  const names = kept.map(({ name, manufacturer }) => (manufacturer === 'Yours' ? name : `${manufacturer} ${name}`))
  return (
    <Card className="grid gap-4 p-5 sm:p-8">
      <h2 className="headline text-2xl sm:text-3xl">Starts from your car</h2>
      <p className="text-silver">
        {car.summary}. {car.isMeasured ? 'Measured at' : 'We put it at'}{' '}
        <span className="figures text-light">
          {wholeHp(car.wheelHp)} whp and {wholeHp(car.wheelTorqueLbft)} lb-ft
        </span>{' '}
        today.
      </p>
      {range90WithoutSheet ? (
        <p className="text-silver">
          Most builds like yours land at{' '}
          <span className="text-light">{rangesInWords(range90, range90WithoutSheet)}</span> whp.
        </p>
      ) : null}
      {names.length > 0 ? (
        <p className="flex items-start gap-3 text-silver">
          <Icon name="check" className="mt-0.5 size-5 shrink-0 text-go" />
          <span>
            <span className="text-light">Stays on:</span> {names.join(', ')}
          </span>
        </p>
      ) : null}
      {replaced.map(({ partId, reason }) => (
        <p key={partId} className="flex items-start gap-3 text-silver">
          <Icon name="info" className="mt-0.5 size-5 shrink-0 text-cold" />
          <span>{reason}</span>
        </p>
      ))}
      {sheetNote ? <p className="text-sm text-steel">{sheetNote}</p> : null}
      {question ? (
        <p role="note" className="flex items-start gap-3 rounded-sm border border-caution/60 p-4 text-silver">
          <Icon name="warning" className="mt-0.5 size-5 shrink-0 text-caution" />
          <span>{question}</span>
        </p>
      ) : null}
    </Card>
  )
}
