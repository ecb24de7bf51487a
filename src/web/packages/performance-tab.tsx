import type { PackageDetail } from '../../contract/packages.ts'
import { signed } from '../build-sheet/figures-in-words.ts'
import { DynoChart } from '../figures/dyno-chart.tsx'
import { LimitGauges } from '../figures/limit-gauges.tsx'
import { TimeSlipCard } from '../figures/time-slip-card.tsx'
import { Icon } from '../ui/icon.tsx'
import { count, fixed, whole } from '../ui/money.ts'
import { Progress } from '../ui/progress.tsx'

export function PerformanceTab({ item }: { item: PackageDetail }) {
  const { dynoResults: dyno } = item
  const hpGain = Math.round(dyno.afterHp - dyno.beforeHp)
  const torqueGain = Math.round(dyno.afterTorque - dyno.beforeTorque)
  const slip = item.timeSlip
  const stockSlip = item.stockTimeSlip
  const improvements = [
    `${signed(hpGain)} whp, ${whole((hpGain / dyno.beforeHp) * 100)}% over stock`,
    `${signed(torqueGain)} lb-ft at the wheels`,
    ...(slip && stockSlip
      ? [
          `0-60 mph in ${fixed(slip.zeroToSixtyS, 1)} s, ${fixed(stockSlip.zeroToSixtyS - slip.zeroToSixtyS, 1)} s quicker`,
          `Quarter mile in ${fixed(slip.quarterMileS, 1)} s at ${whole(slip.trapMph)} mph`,
        ]
      : []),
  ]
  return (
    <div className="flex flex-col gap-10">
      <div className="grid gap-10 lg:grid-cols-2">
        <div>
          <h2 className="headline text-2xl">Dyno results</h2>
          <p className="mt-2 text-sm text-steel">Predicted at the wheels, stock vs. tuned.</p>
          <div className="mt-6 flex flex-col gap-7">
            <Compare name="Horsepower" unit="whp" stock={dyno.beforeHp} tuned={dyno.afterHp} />
            <Compare name="Torque" unit="lb-ft" stock={dyno.beforeTorque} tuned={dyno.afterTorque} />
          </div>
        </div>
        <div>
          <h2 className="headline text-2xl">Expected improvements</h2>
          <ul className="mt-6 flex flex-col gap-3">
            {improvements.map((text) => (
              <li key={text} className="flex gap-3 text-silver">
                <Icon name="bolt" className="mt-0.5 size-5 shrink-0 text-redline" />
                {text}
              </li>
            ))}
          </ul>
        </div>
      </div>
      {item.curve.length > 1 ? (
        <div className="light-edge rounded-sm p-4 sm:p-6">
          <h2 className="telemetry mb-6 text-silver">Dyno sheet</h2>
          <DynoChart
            curve={item.curve}
            stockCurve={item.stockCurve}
            range90={item.wheelHpRange90}
            title={`${item.name}, ${item.subtitle}`}
          />
          <p className="mt-4 text-sm text-silver">
            That range is across stock cars and dynos, and both differ. The gain is over your own car's baseline on the
            same dyno: {signed(item.minHpGain)} to {signed(item.maxHpGain)} whp.
          </p>
        </div>
      ) : null}
      <div className="grid gap-6 lg:grid-cols-2">
        {slip ? <TimeSlipCard slip={slip} stockSlip={stockSlip} /> : null}
        <LimitGauges limits={item.limits} />
      </div>
      {item.safetyNotes.length > 0 ? (
        <div className="light-edge rounded-sm border-l-2 border-l-caution p-6">
          <h2 className="telemetry mb-3 text-caution">Safety and reliability</h2>
          <ul className="flex flex-col gap-2 text-silver">
            {item.safetyNotes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  )
}

function Compare({ name, unit, stock, tuned }: { name: string; unit: string; stock: number; tuned: number }) {
  const top = Math.max(stock, tuned)
  return (
    <div>
      <h3 className="text-sm font-semibold">{name}</h3>
      <dl className="mt-3 grid grid-cols-[4rem_1fr_6.5rem] items-center gap-x-4 gap-y-2 text-sm">
        <dt className="text-steel">Stock</dt>
        <dd>
          <Progress value={stock} max={top} label={`${name}, stock`} barClassName="bg-steel" />
        </dd>
        <dd className="figures text-right text-silver">
          {count(stock)} {unit}
        </dd>
        <dt className="text-steel">Tuned</dt>
        <dd>
          <Progress value={tuned} max={top} label={`${name}, tuned`} />
        </dd>
        <dd className="figures text-right font-bold">
          {count(tuned)} {unit}
        </dd>
      </dl>
    </div>
  )
}
