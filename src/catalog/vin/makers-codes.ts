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
const MANUAL = { gearbox: 'manual' } as const
const AUTOMATIC = { gearbox: 'automatic' } as const

/**
 * Each line holds for a whole model, as the trade knows it: driven wheels and gearboxes, which vPIC's copy lacks, trims
 * with an engine of their own under one name, and vPIC's errors.
 */
export const MAKERS_CODES: readonly MakersCode[] = [
  // Position 8 of Infiniti's V35 to V37: restraints and driven wheels. Position 4: the tune of the 3.0 twin turbo.
  { makers: INFINITI, yearFrom: 2003, yearTo: 2009, keys: '*V[56]*E', says: TWO_WHEEL },
  { makers: INFINITI, yearFrom: 2003, yearTo: 2009, keys: '*V[56]*F', says: FOUR_WHEEL },
  { makers: INFINITI, yearFrom: 2010, yearTo: 2025, keys: '*V[67]*[KP]', says: TWO_WHEEL },
  { makers: INFINITI, yearFrom: 2010, yearTo: 2025, keys: '*V[67]*[LR]', says: FOUR_WHEEL },
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
  // Each trim of the sixth Camaro and the C7 has two letters in position 5, the first of them with the manual gearbox.
  { makers: ['1G1'], yearFrom: 2016, yearTo: 2024, keys: 'F[ACEGJ][13]', says: MANUAL },
  { makers: ['1G1'], yearFrom: 2016, yearTo: 2024, keys: 'F[BDFHK][13]', says: AUTOMATIC },
  { makers: ['1G1'], yearFrom: 2014, yearTo: 2019, keys: 'Y[ACEGJLNRTVXZ]*D', says: MANUAL },
  { makers: ['1G1'], yearFrom: 2014, yearTo: 2019, keys: 'Y[BDFHKMPSUWY1]*D', says: AUTOMATIC },
  // Position 11 of Subaru's coupes and WRX.
  { makers: ['JF1'], yearFrom: 2013, yearTo: 2025, keys: 'Z[CDN]|*[19]', says: MANUAL },
  { makers: ['JF1'], yearFrom: 2013, yearTo: 2025, keys: 'Z[CDN]|*[28]', says: AUTOMATIC },
  { makers: ['JF1'], yearFrom: 2015, yearTo: 2025, keys: 'V[AB]|*9', says: MANUAL },
  { makers: ['JF1'], yearFrom: 2015, yearTo: 2025, keys: 'V[AB]|*8', says: AUTOMATIC },
  // Trims that vPIC does not tell from the plain car.
  { makers: ['1FA'], yearFrom: 2003, yearTo: 2004, keys: '*P42R', says: { trim: 'Mach 1' } },
  { makers: ['1ZV'], yearFrom: 2012, yearTo: 2013, keys: '*P8CU', says: { trim: 'Boss 302' } },
  { makers: ['4A3'], yearFrom: 1995, yearTo: 1999, keys: '*L**F', says: { trim: 'GSX', drive: 'AWD' } },
  { makers: ['4A3'], yearFrom: 1995, yearTo: 1999, keys: '*K**F', says: { trim: 'GS-T', drive: 'FWD' } },
  { makers: ['JA3'], yearFrom: 2003, yearTo: 2005, keys: '*H**[DF]', says: { trim: 'VIII' } },
  { makers: ['JA3'], yearFrom: 2005, yearTo: 2006, keys: '*H**C', says: { trim: 'IX' } },
  { makers: ['JA3'], yearFrom: 2009, yearTo: 2015, keys: '*V**V', says: { trim: 'Ralliart' } },
  { makers: ['JM1'], yearFrom: 2004, yearTo: 2005, keys: 'NB354', says: { trim: 'Mazdaspeed', turbo: 'Yes' } },
  { makers: ['WBA'], yearFrom: 2012, yearTo: 2013, keys: '3[AB]9', says: { series: 'F30' } },
  { makers: ['WBA'], yearFrom: 2012, yearTo: 2013, keys: '[DK][FGX]7', says: { series: 'E92' } },
  // vPIC's errors.
  { makers: ['TRU'], yearFrom: 2012, yearTo: 2012, keys: '*3*FK', says: { model: 'TT RS' } },
  { makers: ['WUA'], yearFrom: 2007, yearTo: 2008, keys: '***8E', says: { model: 'RS 4' } },
  { makers: ['55S', 'WDD'], yearFrom: 2017, yearTo: 2017, keys: 'WF6E', says: { trim: 'AMG C43' } },
  { makers: ['1ZV'], yearFrom: 2013, yearTo: 2014, keys: '*P8[JK]Z', says: { liters: '5.8' } },
  { makers: ['WBA'], yearFrom: 2014, yearTo: 2016, keys: '5B1', says: { cylinders: '6' } },
  { makers: ['WDD', 'W1K'], yearFrom: 2019, yearTo: 2023, keys: '7X8', says: { liters: '4.0' } },
  { makers: ['WUA'], yearFrom: 2021, yearTo: 2025, keys: '1CBF2', says: { cylinders: '8' } },
  { makers: ['WP0'], yearFrom: 2010, yearTo: 2013, keys: '*D*A9', says: { liters: '3.8' } },
  { makers: ['WP0'], yearFrom: 2017, yearTo: 2017, keys: '*[AB]*A9', says: { liters: '3.0' } },
  { makers: ['WP0'], yearFrom: 2017, yearTo: 2017, keys: '*A*A8', says: { liters: '2.0', cylinders: '4' } },
  { makers: ['WP0'], yearFrom: 2017, yearTo: 2017, keys: '*B*A8', says: { liters: '2.5', cylinders: '4' } },
  // The 996 ended in 2005; the 997's numbers begin with 7 in position 12.
  { makers: ['WP0'], yearFrom: 2005, yearTo: 2006, keys: 'AB299|*S7', says: { trim: 'Carrera S', liters: '3.8' } },
  { makers: ['WP0'], yearFrom: 2005, yearTo: 2006, keys: 'CB299|*S7', says: { trim: 'Carrera S', liters: '3.8' } },
]
