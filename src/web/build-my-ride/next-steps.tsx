import type { ReactNode } from 'react'
import type { GenerateReply } from '../../contract/configurator.ts'
import { LABOR_CENTS_PER_HOUR } from '../../engine/labor-rates.ts'
import { hours } from '../build-sheet/figures-in-words.ts'
import { Card } from '../ui/card.tsx'
import { dollars, usdOf } from '../ui/money.ts'

const LABOR_USD_PER_HOUR = usdOf(LABOR_CENTS_PER_HOUR.configurator)

/** What happens after the click: order, install, tune, drive, with the hours and the notes of this very build. */
export function NextSteps({ reply, children }: { reply: GenerateReply; children: ReactNode }) {
  const shopHours = Math.ceil(reply.laborCost / LABOR_USD_PER_HOUR)
  const longest = [...reply.recommendedParts].sort((a, b) => b.pricing.laborHours - a.pricing.laborHours)[0]
  const hasTune = reply.recommendedParts.some((part) => part.slot === 'tune')
  const hasBoost = reply.recommendedParts.some((part) => part.slot === 'boost_source')
  const steps = [
    [
      'Order',
      `${reply.recommendedParts.length} parts for ${dollars(reply.partsCost)}. One click adds them all to your cart.`,
    ],
    [
      'Install',
      `About ${shopHours} labor hours at $${LABOR_USD_PER_HOUR} per hour, ${dollars(reply.laborCost)}.${longest ? ` The longest job is the ${longest.name}, ${hours(longest.pricing.laborHours)}.` : ''}`,
    ],
    [
      'Tune',
      hasTune
        ? 'Loaded and checked on the dyno once everything else is on the car.'
        : hasBoost
          ? 'The calibration comes with the kit. We load it and check it on the dyno.'
          : 'No tune needed: these parts run on the factory calibration.',
    ],
    ['Drive', 'Come back at 500 miles and we check fluids and fasteners.'],
  ] as const
  return (
    <Card className="p-5 sm:p-8">
      <h2 className="headline text-2xl sm:text-3xl">Installation &amp; Next Steps</h2>
      <ol className="mt-6 grid gap-5 sm:grid-cols-2">
        {steps.map(([name, text], index) => (
          <li key={name} className="flex gap-4">
            <span className="figures text-2xl leading-none font-bold text-redline">{index + 1}</span>
            <div>
              <h3 className="font-semibold">{name}</h3>
              <p className="mt-1 text-sm text-silver">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      {reply.safetyNotes.length > 0 ? (
        <div className="mt-6 border-t border-hairline/60 pt-5">
          <h3 className="telemetry text-caution">Before you drive it hard</h3>
          <ul className="mt-3 list-disc pl-5 text-sm text-silver marker:text-caution">
            {reply.safetyNotes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <div className="mt-7 flex flex-wrap items-start gap-3 print:hidden">{children}</div>
    </Card>
  )
}
