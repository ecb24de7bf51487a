import type { Vehicle } from '../model.ts'

/**
 * Cars that left the factory with a limited-slip differential on the driven axle, whatever their options, as the makers'
 * order guides state it. Cars where it was an option or belonged to a package are left out: the shop cannot know.
 */
const BY_MODEL: readonly (readonly [models: RegExp, yearFrom?: number, yearTo?: number])[] = [
  [/^ford-mustang-(gt|fox-5-0|mach-1|svt-cobra|bullitt|boss-302|shelby-gt350|shelby-gt500|dark-horse)$/],
  [/^ford-mustang-ecoboost$/, 2015],
  [/^ford-(gt|f-150-svt-lightning)$/],
  [/^dodge-(viper|(challenger|charger)-srt-(hellcat|hellcat-redeye|demon|demon-170))$/],
  [/^chevrolet-(corvette.*|ss|camaro-(ss|zl1|z28|z-28))$/],
  [/^toyota-(gr-supra-3-0|gr86|fr-s-86|supra-turbo)$/],
  [/^nissan-(370z-nismo|z-nismo)$/],
  [/^bmw-(m[2-6]|m[2-4]-competition|m4-csl|1-series-m-coupe|m340i|z4-m40i)$/],
  [/^honda-(s2000|civic-type-r)$/],
  [/^honda-civic-si$/, 2006],
  [/^acura-(integra-type-[rs]|tl-type-s)$/],
  [/^acura-nsx$/, 1991, 1996],
  [/^mazda-(mazdaspeed3|rx-7)$/],
  [/^dodge-neon-srt-4$/, 2004],
  [/^mercedes-benz-(c63-s-amg|amg-gt-[rs])$/],
  [/^volkswagen-jetta-gli$/],
  [/^volkswagen-gti$/, 2022],
  [/^subaru-brz$/],
  [/^porsche-(911-(gt2|gt2-rs|gt3|gt3-rs|carrera-gts)|cayman-gt4|718-cayman-(gt4|gt4-rs|gts-4-0))$/],
]

export const hasFactoryLimitedSlip = ({ modelId, modelYear, yearFrom, yearTo }: Vehicle): boolean =>
  BY_MODEL.some(
    ([models, from = 0, until = Number.POSITIVE_INFINITY]) =>
      models.test(modelId) && (modelYear ?? yearFrom) >= from && (modelYear ?? yearTo) <= until,
  )

/** A factory limited-slip differential is good for this much over stock. */
const HOLDS_OVER_STOCK = 1.5

/** Wheel power that the factory limited-slip is good for; 0 where the car has none. */
export const factoryDifferentialWheelHp = ({
  vehicle,
  stockWheelHp,
}: {
  vehicle: Vehicle
  stockWheelHp: number
}): number => (hasFactoryLimitedSlip(vehicle) ? HOLDS_OVER_STOCK * stockWheelHp : 0)
