import type { Make } from '../../engine/model.ts'

/**
 * The first three characters name the maker (world manufacturer identifiers, assigned under 49 CFR 565 and ISO 3780).
 * Only those under which our makes sold cars in North America stand here; JN1 is shared and told apart by patterns.
 */
export const MAKE_OF_WMI: Readonly<Record<string, Make>> = {
  ...Object.fromEntries<Make>(
    (
      [
        ['Ford', '1FA 1FB 1FD 1FM 1FT 1ZV 2FA 2FM 2FT 3FA WF0'],
        ['Dodge', '1B3 1B7 1C3 1D3 1D4 1D7 2B3 2C3 2D3 1C4 3D7'],
        ['Chevrolet', '1G1 1GC 1GN 2G1 2GC 3G1 3GC 6G3'],
        ['Toyota', 'JT2 JT3 JTD JTE JTM JTN 4T1 4T3 4T4 5TB 5TD 5TE 5TF 3TM 3TY WZ1'],
        ['Nissan', 'JN1 JN6 JN8 1N4 1N6 3N1 5N1'],
        ['BMW', 'WBA WBS WBX WBY WB1 4US 5UX 5YM 3MW 3MF'],
        ['Infiniti', 'JNK JNR 5N3'],
        ['Honda', 'JHM JHL 1HG 2HG 3HG 19X SHH 5FN 5J6'],
        ['Acura', 'JH4 19U 19V 2HN 5J8 5FR'],
        ['Mazda', 'JM1 JM3 1YV 3MZ 3MV 4F2 7MM'],
        ['Mercedes-Benz', 'WDB WDC WDD WDF W1K W1N 4JG 55S'],
        ['Audi', 'WAU WA1 WUA WU1 TRU'],
        ['Volkswagen', 'WVW WVG WV1 WV2 1VW 3VW 9BW'],
        ['Subaru', 'JF1 JF2 4S3 4S4'],
        ['Mitsubishi', 'JA3 JA4 4A3 4A4 ML3'],
        ['Porsche', 'WP0 WP1'],
      ] as const
    ).flatMap(([make, codes]) => codes.split(' ').map((code) => [code, make])),
  ),
}

export interface VinPattern {
  form: RegExp
  yearFrom: number
  yearTo: number
  /** Where the same maker's number is used by two of our makes. */
  make?: Make
  /** The catalog's models that this pattern means; the first that was sold in that year counts as known when alone. */
  models?: readonly string[]
}

/**
 * Positions 4 to 8 where their meaning is certain, as the makers report it to NHTSA under 49 CFR 565 and print it in
 * their owner's and service manuals. Whatever is not listed is picked by hand from the make's models of the year.
 */
export const VIN_PATTERNS: readonly VinPattern[] = [
  // Ford service manuals: P42/P45 is the GT, engine R the Mach 1; P48/P49 the Cobra; T82/T85 the GT, T88/T89 the GT500.
  { form: /^1FAF[PA]4[25][X6]/, yearFrom: 1999, yearTo: 2004, models: ['ford-mustang-gt'] },
  { form: /^1FAFP4[25]R/, yearFrom: 2003, yearTo: 2004, models: ['ford-mustang-mach-1'] },
  { form: /^1FAFP4[89]/, yearFrom: 1999, yearTo: 2004, models: ['ford-mustang-svt-cobra'] },
  { form: /^1FAFP4[04]/, yearFrom: 1999, yearTo: 2004, models: ['ford-mustang-v6'] },
  { form: /^1ZV[FH]T8[25]H/, yearFrom: 2005, yearTo: 2009, models: ['ford-mustang-gt', 'ford-mustang-bullitt'] },
  { form: /^1ZV[FH]T8[89]S/, yearFrom: 2007, yearTo: 2009, models: ['ford-mustang-shelby-gt500'] },
  { form: /^1ZVBP8[CF]H/, yearFrom: 2010, yearTo: 2010, models: ['ford-mustang-gt'] },
  { form: /^1ZVBP8[CF]F/, yearFrom: 2011, yearTo: 2014, models: ['ford-mustang-gt'] },
  { form: /^1ZVBP8CU/, yearFrom: 2012, yearTo: 2013, models: ['ford-mustang-boss-302'] },
  { form: /^1ZVBP8[JK]/, yearFrom: 2011, yearTo: 2014, models: ['ford-mustang-shelby-gt500'] },
  { form: /^1ZVBP8[AE]M/, yearFrom: 2011, yearTo: 2014, models: ['ford-mustang-v6'] },
  { form: /^1FA[6T]P8[CF]F/, yearFrom: 2015, yearTo: 2025, models: ['ford-mustang-gt'] },
  { form: /^1FA[6T]P8[TU]H/, yearFrom: 2015, yearTo: 2025, models: ['ford-mustang-ecoboost'] },
  { form: /^1FA[6T]P8[AE]M/, yearFrom: 2015, yearTo: 2017, models: ['ford-mustang-v6'] },
  { form: /^1FA6P8JZ/, yearFrom: 2016, yearTo: 2020, models: ['ford-mustang-shelby-gt350'] },
  { form: /^1FA6P8SJ/, yearFrom: 2020, yearTo: 2022, models: ['ford-mustang-shelby-gt500'] },
  { form: /^1FADP3L9/, yearFrom: 2013, yearTo: 2018, models: ['ford-focus-st'] },
  { form: /^WF0DP3TH/, yearFrom: 2016, yearTo: 2018, models: ['ford-focus-rs'] },
  { form: /^3FADP4GX/, yearFrom: 2014, yearTo: 2019, models: ['ford-fiesta-st'] },
  // Chrysler: DZ is the Challenger, DX the Charger; engine T the 5.7, J the 6.4, 9 the supercharged 6.2.
  {
    form: /^2C3CDZ...?/,
    yearFrom: 2012,
    yearTo: 2023,
    models: [
      ...['dodge-challenger-r-t', 'dodge-challenger-r-t-scat-pack', 'dodge-challenger-srt8-392'],
      ...['dodge-challenger-srt-hellcat', 'dodge-challenger-srt-hellcat-redeye', 'dodge-challenger-srt-demon'],
      ...['dodge-challenger-sxt', 'dodge-challenger-srt-demon-170'],
    ],
  },
  {
    form: /^2C3CDX/,
    yearFrom: 2012,
    yearTo: 2023,
    models: [
      ...['dodge-charger-r-t', 'dodge-charger-scat-pack', 'dodge-charger-srt8-392'],
      ...['dodge-charger-srt-hellcat', 'dodge-charger-srt-hellcat-redeye'],
    ],
  },
  {
    form: /^1G1Y/,
    yearFrom: 1997,
    yearTo: 2025,
    models: [
      ...['chevrolet-corvette', 'chevrolet-corvette-stingray', 'chevrolet-corvette-grand-sport'],
      ...['chevrolet-corvette-z06', 'chevrolet-corvette-zr1', 'chevrolet-corvette-e-ray'],
    ],
  },
  {
    form: /^[12]G1F[A-K]/,
    yearFrom: 1998,
    yearTo: 2024,
    models: [
      ...['chevrolet-camaro-ss', 'chevrolet-camaro-zl1', 'chevrolet-camaro-v6', 'chevrolet-camaro-turbo'],
      ...['chevrolet-camaro-z-28', 'chevrolet-camaro-z28'],
    ],
  },
  { form: /^6G3/, yearFrom: 2014, yearTo: 2017, models: ['chevrolet-ss'] },
  { form: /^WZ1DB/, yearFrom: 2020, yearTo: 2025, models: ['toyota-gr-supra-3-0', 'toyota-gr-supra-2-0'] },
  { form: /^JF1ZNA/, yearFrom: 2013, yearTo: 2020, make: 'Toyota', models: ['toyota-fr-s-86'] },
  { form: /^JF1ZNB/, yearFrom: 2022, yearTo: 2025, make: 'Toyota', models: ['toyota-gr86'] },
  { form: /^JF1Z[CD]/, yearFrom: 2013, yearTo: 2025, models: ['subaru-brz'] },
  { form: /^JF1VA1/, yearFrom: 2015, yearTo: 2021, models: ['subaru-wrx'] },
  { form: /^JF1VA2/, yearFrom: 2015, yearTo: 2021, models: ['subaru-wrx-sti'] },
  { form: /^JF1VB/, yearFrom: 2022, yearTo: 2025, models: ['subaru-wrx'] },
  { form: /^JN1AZ3/, yearFrom: 2003, yearTo: 2008, models: ['nissan-350z'] },
  { form: /^JN1BZ3/, yearFrom: 2003, yearTo: 2009, models: ['nissan-350z'] },
  { form: /^JN1AZ4/, yearFrom: 2009, yearTo: 2020, models: ['nissan-370z', 'nissan-370z-nismo'] },
  { form: /^JN1[AB]Z4/, yearFrom: 2023, yearTo: 2025, models: ['nissan-z', 'nissan-z-nismo'] },
  { form: /^JN1AR5/, yearFrom: 2009, yearTo: 2024, models: ['nissan-gt-r', 'nissan-gt-r-nismo'] },
  { form: /^JN1.V/, yearFrom: 2003, yearTo: 2025, make: 'Infiniti' },
  { form: /^JHMAP/, yearFrom: 2000, yearTo: 2009, models: ['honda-s2000'] },
  { form: /^SHHFK8/, yearFrom: 2017, yearTo: 2021, models: ['honda-civic-type-r'] },
  { form: /^JHMFL5/, yearFrom: 2023, yearTo: 2025, models: ['honda-civic-type-r'] },
  { form: /^JH4NA1/, yearFrom: 1991, yearTo: 2005, models: ['acura-nsx'] },
  { form: /^19UNC1/, yearFrom: 2017, yearTo: 2022, models: ['acura-nsx', 'acura-nsx-type-s'] },
  { form: /^JM1N[BCD]/, yearFrom: 1999, yearTo: 2025, models: ['mazda-mx-5-miata'] },
  { form: /^JM1FE1/, yearFrom: 2004, yearTo: 2011, models: ['mazda-rx-8'] },
  { form: /^JM1FD3/, yearFrom: 1993, yearTo: 1995, models: ['mazda-rx-7'] },
]
