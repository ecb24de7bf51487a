/** Pump or race fuel. The number is the AKI octane, (R+M)/2; e30 and e85 are ethanol blends. */
export const FUELS = ['87', '91', '93', 'e30', 'e85', 'race'] as const
export type Fuel = (typeof FUELS)[number]
