import { METERS_PER_INCH } from '../units.ts'

/** A driven tire as far as the drag strip needs it. */
export interface TireSize {
  widthM: number
  /** Rolling radius under load: 97 % of the unloaded radius (Gillespie ch. 6: rolling radius of radial tires). */
  rollingRadiusM: number
  /** Sidewall height over width, percent; 70 for flotation sizes. */
  aspectPercent: number
}

const LOADED = 0.97

/** Classes of tires as the trade sells them. */
export const TIRE_COMPOUNDS = ['all_season', 'summer', 'extreme_summer', 'track', 'drag_radial', 'slick'] as const
export type TireCompound = (typeof TIRE_COMPOUNDS)[number]

/** Tires on the driven wheels that are not the car's own. What is absent is as it comes. */
export interface FittedTires {
  compound?: TireCompound
  /** Section width, mm: 275 of a 275/40R19. */
  widthMm?: number
  /** Grip over that of the car's own tires, where somebody measured it; it stands for compound and width. */
  grip?: number
}

/**
 * Reads "275/40R19", "275/40ZR19", "P275/40 R 19" or the flotation form "37x12.5R17".
 * Worked: 275/40R19: (19 x 25.4 / 2 + 0.40 x 275) mm x 0.97 = 0.3408 m. Anything else: a 245/45R18.
 */
export function readTireSize(printed: string): TireSize {
  const metric = /(\d{3})\s*\/\s*(\d{2})\s*Z?\s*R?F?\s*(\d{2})/i.exec(printed)
  if (metric) {
    const widthM = Number(metric[1]) / 1000
    const rimM = Number(metric[3]) * METERS_PER_INCH
    const aspectPercent = Number(metric[2])
    return { widthM, aspectPercent, rollingRadiusM: LOADED * (rimM / 2 + (aspectPercent / 100) * widthM) }
  }
  const flotation = /(\d{2}(?:\.\d+)?)\s*x\s*(\d{1,2}(?:\.\d+)?)/i.exec(printed)
  if (flotation) {
    return {
      widthM: Number(flotation[2]) * METERS_PER_INCH,
      rollingRadiusM: (LOADED * Number(flotation[1]) * METERS_PER_INCH) / 2,
      aspectPercent: 70,
    }
  }
  return readTireSize('245/45R18')
}
