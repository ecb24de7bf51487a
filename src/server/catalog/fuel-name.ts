import type { Fuel } from '../../engine/model.ts'

const FUEL_NAMES: Readonly<Record<Fuel, string>> = {
  '87': '87 octane',
  '91': '91 octane',
  '93': '93 octane',
  e30: 'E30',
  e85: 'E85',
  race: 'race fuel',
}
export const fuelName = (fuel: Fuel): string => FUEL_NAMES[fuel]
