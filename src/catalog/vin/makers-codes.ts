import type { VinField } from './vpic-format.ts'

/** What a maker's own code tells and vPIC leaves out or has wrong. Keys as in `VinPattern`. */
export interface MakersCode {
  /** The first three characters. */
  makers: readonly string[]
  yearFrom: number
  yearTo: number
  keys: string
  says: Readonly<Partial<Record<VinField, string>>>
}

const INFINITI = ['JN1', 'JNK']
const CHEVROLET_TRUCKS = ['1GC', '2GC', '3GC']
const TACOMA = ['3TM', '5TE', '5TF']
const FOUR_WHEEL = { drive: '4WD' } as const
const TWO_WHEEL = { drive: '2WD' } as const

/**
 * Each line holds for a whole model, as the trade knows it: driven wheels that vPIC's copy dropped, trims with another
 * engine under one name, and three of its errors (Audi's TT RS of 2012 as a TTS, the 997 Carrera S as a 996 Turbo).
 */
export const MAKERS_CODES: readonly MakersCode[] = [
  // Position 8 of Infiniti's V35 to V37: restraints and driven wheels.
  { makers: INFINITI, yearFrom: 2003, yearTo: 2009, keys: '*V[56]*E', says: TWO_WHEEL },
  { makers: INFINITI, yearFrom: 2003, yearTo: 2009, keys: '*V[56]*F', says: FOUR_WHEEL },
  { makers: INFINITI, yearFrom: 2010, yearTo: 2025, keys: '*V[67]*[KP]', says: TWO_WHEEL },
  { makers: INFINITI, yearFrom: 2010, yearTo: 2025, keys: '*V[67]*[LR]', says: FOUR_WHEEL },
  // Position 4 is the engine's tune: both are a 3.0 twin turbo.
  { makers: INFINITI, yearFrom: 2016, yearTo: 2025, keys: 'FV7', says: { trim: 'Red Sport 400' } },
  { makers: INFINITI, yearFrom: 2016, yearTo: 2025, keys: 'EV7', says: { trim: '3.0t' } },
  // Position 7 of Ford's F-150, position 5 of Chevrolet's trucks, position 7 of Toyota's Tacoma.
  { makers: ['1FT'], yearFrom: 2009, yearTo: 2023, keys: '**1C', says: TWO_WHEEL },
  { makers: ['1FT'], yearFrom: 2009, yearTo: 2023, keys: '**1[ER]', says: FOUR_WHEEL },
  { makers: CHEVROLET_TRUCKS, yearFrom: 1999, yearTo: 2018, keys: '*C', says: TWO_WHEEL },
  { makers: CHEVROLET_TRUCKS, yearFrom: 1999, yearTo: 2018, keys: '*K', says: FOUR_WHEEL },
  { makers: CHEVROLET_TRUCKS, yearFrom: 2019, yearTo: 2022, keys: '*W', says: TWO_WHEEL },
  { makers: CHEVROLET_TRUCKS, yearFrom: 2019, yearTo: 2022, keys: '*Y', says: FOUR_WHEEL },
  { makers: CHEVROLET_TRUCKS, yearFrom: 2022, yearTo: 2025, keys: '*A', says: TWO_WHEEL },
  { makers: CHEVROLET_TRUCKS, yearFrom: 2022, yearTo: 2025, keys: '*D', says: FOUR_WHEEL },
  { makers: TACOMA, yearFrom: 2016, yearTo: 2023, keys: '***[AB]N', says: FOUR_WHEEL },
  { makers: TACOMA, yearFrom: 2016, yearTo: 2023, keys: '***[CD]N', says: TWO_WHEEL },
  // Position 5 of the second Eclipse with the turbo engine, position 8 F.
  { makers: ['4A3'], yearFrom: 1995, yearTo: 1999, keys: '*L**F', says: { trim: 'GSX', drive: 'AWD' } },
  { makers: ['4A3'], yearFrom: 1995, yearTo: 1999, keys: '*K**F', says: { trim: 'GS-T', drive: 'FWD' } },
  { makers: ['JM1'], yearFrom: 2004, yearTo: 2005, keys: 'NB354', says: { trim: 'Mazdaspeed', turbo: 'Yes' } },
  { makers: ['TRU'], yearFrom: 2012, yearTo: 2012, keys: '*3*FK', says: { model: 'TT RS' } },
  // The 996 ended in 2005; the 997's numbers begin with 7 in position 12.
  { makers: ['WP0'], yearFrom: 2005, yearTo: 2006, keys: 'AB299|*S7', says: { trim: 'Carrera S', liters: '3.8' } },
  { makers: ['WP0'], yearFrom: 2005, yearTo: 2006, keys: 'CB299|*S7', says: { trim: 'Carrera S', liters: '3.8' } },
]
