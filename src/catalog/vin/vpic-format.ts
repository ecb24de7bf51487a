/** What a pattern of a VIN tells: vPIC's words, not ours; the gearbox by the makers' own codes only. */
export const VIN_FIELDS = [
  'make',
  'model',
  'series',
  'trim',
  'liters',
  'cylinders',
  'engine',
  'engineWords',
  'fuel',
  'drive',
  'body',
  'turbo',
  'gearbox',
] as const
export type VinField = (typeof VIN_FIELDS)[number]

/** Keys stand over positions 4-8 and, after the bar, 10-17: `*` any character, `[A-F]` one of these, `#` a figure. */
export type VinPattern = [keys: string, field: VinField, value: string]
export type VinSchemaRow = [id: number, patterns: VinPattern[]]

export interface VinTables {
  /** By world manufacturer identifier: three characters, or six where a small maker shares them. */
  makers: Record<string, { makes: string[]; schemas: [id: number, yearFrom: number, yearTo: number][] }>
}
