import type { GenerateReply } from '../../contract/configurator.ts'
import { dollars, fixed } from '../ui/money.ts'
import { FigureTile } from './figure-tile.tsx'
import { rangeInWords, seconds, signed, wholeHp } from './figures-in-words.ts'

type Figures = Pick<
  GenerateReply,
  | 'estimatedHorsepower'
  | 'estimatedTorque'
  | 'estimatedCost'
  | 'partsCost'
  | 'laborCost'
  | 'performanceGains'
  | 'power'
  | 'timeSlip'
  | 'stockTimeSlip'
  | 'currentSetup'
>

/** The six figures that sum a build up, each with its basis. */
export function BuildFigures({ build }: { build: Figures }) {
  const { currentSetup } = build
  const before = currentSetup?.timeSlip ?? build.stockTimeSlip
  const name = currentSetup ? 'now' : 'stock'
  return (
    <dl className="grid grid-cols-2 gap-x-5 gap-y-7 sm:grid-cols-3 2xl:grid-cols-6">
      <FigureTile
        className="col-span-2 sm:col-span-1"
        isStrong
        label="Wheel power"
        value={wholeHp(build.estimatedHorsepower)}
        unit="whp"
        note={rangeInWords(build.power.wheelHpRange90)}
      />
      <FigureTile label="Wheel torque" value={wholeHp(build.estimatedTorque)} unit="lb-ft" note="at its peak" />
      <FigureTile
        label="Power gain"
        value={signed(build.performanceGains.horsepower)}
        unit="whp"
        note={
          currentSetup
            ? `over your car now, ${wholeHp(currentSetup.wheelHp)}`
            : `over stock ${wholeHp(build.power.stockWheelHp)}`
        }
      />
      <FigureTile
        label="Total cost"
        value={dollars(build.estimatedCost)}
        note={`${dollars(build.partsCost)} parts, ${dollars(build.laborCost)} labor`}
      />
      <FigureTile
        label="0-60 mph"
        value={fixed(build.timeSlip.zeroToSixtyS, 1)}
        unit="s"
        note={`${name} ${fixed(before.zeroToSixtyS, 1)} s`}
      />
      <FigureTile
        label="Quarter mile"
        value={seconds(build.timeSlip.quarterMileS)}
        unit="s"
        note={`at ${fixed(build.timeSlip.trapMph, 0)} mph, ${name} ${seconds(before.quarterMileS)} s`}
      />
    </dl>
  )
}
