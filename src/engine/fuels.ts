/** Pump or race fuel. The number is the AKI octane, (R+M)/2; e30 and e85 are ethanol blends. */
export const FUELS = ['87', '91', '93', 'e30', 'e85', 'race'] as const
export type Fuel = (typeof FUELS)[number]

const FUEL_NAMES: Readonly<Record<Fuel, string>> = {
  '87': '87 octane',
  '91': '91 octane',
  '93': '93 octane',
  e30: 'E30',
  e85: 'E85',
  race: 'race fuel',
}
export const fuelName = (fuel: Fuel): string => FUEL_NAMES[fuel]
