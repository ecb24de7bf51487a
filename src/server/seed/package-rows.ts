import { BRANDS } from '../../catalog/brands.ts'
import { FLAGSHIPS, type FlagshipVehicle, STAGE_TEXTS, type StageText } from '../../catalog/packages.ts'
import { PARTS } from '../../catalog/parts.ts'
import { kindName } from '../../catalog/trade-words.ts'
import { vehicleById } from '../../catalog/vehicles.ts'
import type { PackageDetail } from '../../contract/packages.ts'
import { type CalibrationFactors, SAE_J1349_WEATHER, type Vehicle } from '../../engine/model.ts'
import { type StagePackage, stagePackages } from '../../engine/planner/stage-packages.ts'
import { CENTS_PER_DOLLAR } from '../../engine/units.ts'
import { rangeOf, roundTo, thinCurve } from '../catalog/figures.ts'
import { installDays, stagePartReply } from '../planning/stage-reply.ts'
import { stockTimeSlip, timeSlipOfBuild } from '../planning/time-slip.ts'
import { dollarsOf } from '../pricing/money.ts'
import { edgeWords, limitWords, stockWords, upgradesOf, upgradeWords } from './package-words.ts'

/** Shop packages are sold for pump fuel. */
export const PACKAGE_FUEL = '93'

/** One package per flagship car and stage; a stage that the planner cannot build for the car is left out. */
export function packageRows(factors: CalibrationFactors) {
  return FLAGSHIPS.flatMap((flagship, place) => {
    const vehicle = vehicleById(flagship.vehicleId)
    if (!vehicle) throw new Error(`flagship ${flagship.slug}: there is no vehicle ${flagship.vehicleId}`)
    const planned = stagePackages({ vehicle, parts: PARTS, fuel: PACKAGE_FUEL, weather: SAE_J1349_WEATHER, factors })
    if (!planned.ok) return []
    return planned.packages.flatMap((stage) => {
      const text = STAGE_TEXTS.find((one) => one.stage === stage.stage)
      if (!text) return []
      const data = packageDetail(flagship, vehicle, stage, text)
      return {
        id: data.id,
        slug: data.slug,
        brandId: data.brandSlug,
        vehicleId: vehicle.id,
        modelId: vehicle.modelId,
        stage: stage.stage,
        position: place * 10 + STAGE_TEXTS.indexOf(text),
        onHome: data.onHome,
        priceCents: data.basePrice * CENTS_PER_DOLLAR,
        data,
        engineVersion: factors.version,
      }
    })
  })
}

const LIST = new Intl.ListFormat('en-US')
const PARTS_NAMED = 3

/** The kinds of part that make the most of a package's gain, the tune last: "long tube headers, intake manifold, and a tune". */
function mostGain({ lines }: StagePackage['planned']): string {
  const makers = lines.filter(({ gainWheelHp }) => gainWheelHp >= 1).sort((a, b) => b.gainWheelHp - a.gainWheelHp)
  const kinds = [...new Set(makers.map(({ part }) => part.kind))]
    .filter((kind) => kind !== 'tune')
    .slice(0, PARTS_NAMED)
  const names = kinds.map(kindName).map((name) => name.charAt(0).toLowerCase() + name.slice(1))
  return LIST.format(lines.some(({ part }) => part.kind === 'tune') ? [...names, 'a tune'] : names)
}

function packageDetail(
  flagship: FlagshipVehicle,
  vehicle: Vehicle,
  stage: StagePackage,
  text: StageText,
): PackageDetail {
  const { planned } = stage
  const { power } = planned
  const curve = thinCurve(power.curve)
  const slug = `${flagship.slug}-${text.slug}`
  const brand = BRANDS.find((one) => one.make === vehicle.make)
  if (!brand) throw new Error(`flagship ${flagship.slug}: there is no brand of make ${vehicle.make}`)
  const parts = mostGain(planned)
  // A package sells at whole dollars, so that every page and the cart say the same; labor takes what that rounds off.
  const wholeDollars = Math.round(dollarsOf(stage.totalCents))
  const named = (words: string) => {
    const text = words
      .replaceAll('{car}', flagship.name)
      .replaceAll('{parts}', parts)
      .replaceAll('{upgrades}', upgradeWords(planned))
      .replaceAll('{stock}', stockWords(planned))
      .replaceAll('{limit}', limitWords(planned))
      .replaceAll('{edge}', edgeWords(planned))
      .replaceAll('{, transmission}', upgradesOf(planned).upgraded.includes('transmission') ? ' and transmission' : '')
    return text.charAt(0).toUpperCase() + text.slice(1)
  }
  return {
    id: slug,
    slug,
    name: `${flagship.name} ${text.name}`,
    subtitle: named(text.subtitle),
    description: named(text.description),
    detailedDescription: [named(text.detailedDescription), ...stage.notes].join(' '),
    stage: stage.stage,
    brandSlug: brand.slug,
    brandName: brand.name,
    modelId: vehicle.modelId,
    modelName: vehicle.model,
    vehicleId: vehicle.id,
    minHpGain: Math.round(power.gainRange90.low),
    maxHpGain: Math.round(power.gainRange90.high),
    basePrice: wholeDollars,
    imageUrl: `/images/packages/${slug}.svg`,
    features: [...planned.lines.map(({ part }) => `${part.manufacturer} ${part.name}`), ...text.features],
    isPopular: text.isPopular,
    onHome: flagship.onHome && stage.stage !== 'stage1',
    installTime: installDays(stage.laborHours),
    dynoResults: {
      beforeHp: Math.round(power.stockWheelHp),
      afterHp: Math.round(power.wheelHp),
      beforeTorque: Math.round(power.stockWheelTorqueLbft),
      afterTorque: Math.round(power.wheelTorqueLbft),
    },
    parts: planned.lines.map((line) => {
      const { required: _required, ...part } = stagePartReply(line, stage.reasons)
      return { ...part, powerGain: roundTo(part.powerGain, 1) }
    }),
    partsCost: dollarsOf(planned.partsCents),
    laborHours: roundTo(stage.laborHours, 2),
    laborCost: roundTo(wholeDollars - dollarsOf(planned.partsCents), 2),
    curve,
    stockCurve: thinCurve(power.stockCurve),
    wheelHpRange90: rangeOf(power.wheelHpRange90),
    // Of the curve that is kept: whoever runs it again comes in at the same time.
    timeSlip: timeSlipOfBuild(vehicle, planned.build.parts, curve),
    stockTimeSlip: stockTimeSlip(vehicle, power),
    limits: [...planned.limits],
    safetyNotes: [...stage.safetyNotes],
  }
}
