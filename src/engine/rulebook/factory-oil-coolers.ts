import type { Vehicle } from '../model.ts'

/** Engines that every car of ours has with an oil cooler from the factory. */
const ENGINES = new RegExp(
  '^(por-|toy-(g16|b48|b58|3ur)|nis-(vg30|vr38|vr30)|bmw-|mb-|audi-|acu-jnc1|mit-4b11t$|mit-4g63-evo|maz-13b|hon-k20c1|' +
    'dodge-(viper|hell|demon)|gm-(ls7|ls9|lsa|lt[1-7])$|' +
    'ford-(coyote-(boss|g4-dark-horse)|voodoo|predator|trinity|gt-20|eb-35-raptor|eb-23-rs))',
)

/**
 * Cars that have one where others with their engine have none, as the makers' order guides state it: the Mach 1 the GT350's,
 * the C6 with Z51 and the Grand Sport on Z51 cooling.
 */
const CARS = /^(ford-mustang-mach-1-2021|chevrolet-corvette-(2008-6mt-c6-z51|grand-sport-2010))/

export const hasFactoryOilCooler = ({ id, family }: Pick<Vehicle, 'id' | 'family'>): boolean =>
  ENGINES.test(family.id) || CARS.test(id)
