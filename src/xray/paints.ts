/** The paints that a car can be drawn in: the light-line style's body colors, dark enough for light lines over them. */
export const PAINTS = {
  gray: { name: 'Gray', color: '#3d444d' },
  black: { name: 'Black', color: '#15181d' },
  white: { name: 'White', color: '#c3cbd4' },
  silver: { name: 'Silver', color: '#7d8894' },
  red: { name: 'Red', color: '#a01813' },
  orange: { name: 'Orange', color: '#b4530f' },
  yellow: { name: 'Yellow', color: '#b08d12' },
  green: { name: 'Green', color: '#1f5c3a' },
  blue: { name: 'Blue', color: '#17468f' },
  purple: { name: 'Purple', color: '#4b2a7b' },
} as const

export type PaintId = keyof typeof PAINTS
export const PAINT_IDS = Object.keys(PAINTS) as readonly PaintId[]

export const isPaint = (value: unknown): value is PaintId => typeof value === 'string' && Object.hasOwn(PAINTS, value)
