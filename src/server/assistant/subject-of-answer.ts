import type { Fuel, Vehicle } from '../../engine/model.ts'
import { carWords } from '../planning/car-facts.ts'
import type { Advisor } from './advisor.ts'
import type { Draft } from './draft.ts'
import { carOfEngine, carOfGearbox } from './engine-said.ts'
import { powerOfKit } from './frame/holds-told.ts'
import type { Meaning } from './meaning.ts'
import type { MessageReading } from './meaning-of.ts'
import { type ChosenCar, carOf } from './request-of.ts'
import { shownBuild } from './stage-plan.ts'
import type { Subject } from './strength-answers.ts'
import { strengthAsked } from './strength-asked.ts'

/** The car of the question: named in it, the one that is talked about, or one with the engine that it names. */
export function subjectOf(advisor: Advisor, draft: Draft, { meaning, asked }: MessageReading): Subject | undefined {
  const goalOn = (vehicle: Vehicle) => wheelHpOf(advisor, vehicle, meaning) ?? bareGoal(asked)
  const isOther = meaning.car !== undefined && meaning.car !== draft.shown?.modelId
  const { catalog } = advisor
  const named =
    isOther && meaning.car
      ? {
          car: meaning.car,
          ...(meaning.year ? { year: meaning.year } : {}),
          ...(meaning.gearbox ? { gearbox: meaning.gearbox } : {}),
        }
      : undefined
  // Parts of another car are none for one that we do not build, whatever engine they share.
  const isStranger = meaning.stranger !== undefined && meaning.car === undefined
  const engine = isStranger ? undefined : carOfEngine(catalog.vehicles, asked)
  const ofYear = meaning.year !== undefined && meaning.car === undefined && !draft.shown ? { year: meaning.year } : {}
  const asSaid = { ...draft, ...ofYear, ...(meaning.gearbox ? { gearbox: meaning.gearbox } : {}) }
  const wanted: Draft | undefined = named ?? (draft.shown || draft.car ? asSaid : undefined)
  if (wanted && !(engine && !named && engine.modelId !== wanted.car && !draft.shown)) {
    const chosen = ofShownCar(advisor, named ? undefined : draft, carOf(advisor, wanted, true))
    if (chosen) {
      const ofEngine = engine?.modelId === chosen.vehicle.modelId && wanted.year === undefined ? engine : chosen.vehicle
      const isOfThis = meaning.gearbox === undefined || draft.shown?.vehicleId === ofEngine.id
      const planned = !named && draft.shown ? shownBuild(advisor, draft, draft.shown) : undefined
      return {
        ethanolPercent: ethanolPercentOf(draft),
        ...{
          advisor,
          vehicle: ofEngine,
          asked,
          name: carWords(ofEngine, ofEngine === chosen.vehicle ? chosen.year : ofEngine.yearTo),
        },
        reply: planned?.ok && isOfThis ? planned.reply : undefined,
        goalWheelHp:
          goalOn(ofEngine) ??
          (draft.shown || meaning.goal || !strengthAsked(asked) ? undefined : powerOfKit(advisor, ofEngine, asked)) ??
          (planned?.ok && !isOfThis ? planned.reply.power.wheelHp : undefined),
      }
    }
  }
  const known = engine ?? carOfGearbox(catalog.vehicles, asked)
  if (!known || isStranger) return undefined
  return { advisor, vehicle: known, asked, name: `${known.make} ${known.model}`, goalWheelHp: goalOn(known) }
}

/** The car that was found; where the gearbox that was said is none of ours, the one that the build was planned on. */
function ofShownCar(
  { catalog }: Advisor,
  draft: Draft | undefined,
  found: ReturnType<typeof carOf>,
): Pick<ChosenCar, 'vehicle' | 'year'> | undefined {
  if (typeof found !== 'string') return found
  const { shown } = draft ?? {}
  const vehicle = shown && catalog.vehicle(shown.vehicleId ?? '')
  return vehicle && { vehicle, year: Number(shown.year) }
}

const ETHANOL_PERCENT: Readonly<Partial<Record<Fuel, number>>> = { e30: 30, e85: 85 }

/** The share of ethanol in the tank, as far as the talk says. */
const ethanolPercentOf = ({ talk, fuel }: Draft): number | undefined => talk?.blend ?? (fuel && ETHANOL_PERCENT[fuel])

/** The wheel power that is spoken of: said, or that of the stage that is. */
export function wheelHpOf({ catalog }: Advisor, vehicle: Vehicle, { goal }: Pick<Meaning, 'goal'>): number | undefined {
  if (!goal) return undefined
  if ('wheelHp' in goal) return goal.wheelHp
  if ('crankHp' in goal) return goal.crankHp * (1 - catalog.stockPower(vehicle).drivelineLoss)
  return 'stage' in goal ? vehicle.family.stageWheelHp[`stage${goal.stage}`] : undefined
}

/** The first figure that can be a power: years and sizes are none. */
const bareGoal = (asked: string): number | undefined =>
  [...asked.matchAll(/\b(\d{3,4})\b(?! ?(?:cc|lbs?|rpm|z\b|i\b|ci\b|cubic|(?:small |big )?block|engine|motor))/g)]
    .map(([figure]) => Number(figure))
    .find((figure) => figure >= 150 && figure <= 1600)
