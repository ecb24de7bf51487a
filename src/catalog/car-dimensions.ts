import type { Vehicle } from '../engine/model.ts'

/** Millimetres, as makers publish them for the generation; a body style that differs by a few millimetres shares a line. */
export interface CarDimensions {
  wheelbase: number
  length: number
  height: number
}

/** From this model year on: wheelbase, length, height. The latest line that the year reaches holds. */
type Line = readonly [year: number, wheelbase: number, length: number, height: number]

const MUSTANG: readonly Line[] = [
  [1987, 2553, 4562, 1323],
  [1999, 2573, 4653, 1349],
  [2005, 2720, 4778, 1407],
  [2015, 2720, 4784, 1381],
  [2024, 2720, 4811, 1397],
]
const CAMARO: readonly Line[] = [
  [1998, 2568, 4907, 1303],
  [2010, 2852, 4836, 1376],
  [2016, 2812, 4784, 1348],
]
const CORVETTE: readonly Line[] = [
  [1997, 2654, 4566, 1212],
  [2005, 2685, 4435, 1244],
  [2014, 2710, 4493, 1239],
  [2020, 2722, 4630, 1234],
]
const NINE_ELEVEN: readonly Line[] = [
  [2005, 2350, 4450, 1305],
  [2012, 2450, 4495, 1300],
  [2020, 2450, 4525, 1300],
]
const CAYMAN: readonly Line[] = [
  [2009, 2415, 4347, 1304],
  [2013, 2475, 4380, 1294],
]
const BMW_3: readonly Line[] = [
  [2007, 2761, 4530, 1421],
  [2012, 2810, 4627, 1429],
  [2019, 2851, 4709, 1441],
]
const BMW_4: readonly Line[] = [
  [2014, 2810, 4638, 1377],
  [2021, 2851, 4770, 1390],
]
const BMW_2: readonly Line[] = [
  [2008, 2660, 4373, 1408],
  [2014, 2692, 4460, 1410],
  [2022, 2744, 4570, 1404],
]
const BMW_5: readonly Line[] = [
  [2006, 2889, 4855, 1469],
  [2011, 2966, 4903, 1465],
  [2017, 2979, 4950, 1475],
]
const FULL_SIZE_PICKUP: readonly Line[] = [
  [1999, 3645, 5784, 1869],
  [2011, 3683, 5890, 1935],
  [2015, 3683, 5890, 1953],
]
const GOLF: readonly Line[] = [
  [2002, 2511, 4149, 1439],
  [2006, 2578, 4215, 1466],
  [2015, 2631, 4270, 1441],
  [2022, 2631, 4289, 1463],
]
const WRX: readonly Line[] = [
  [2002, 2525, 4410, 1440],
  [2008, 2622, 4580, 1473],
  [2015, 2650, 4595, 1475],
  [2022, 2672, 4669, 1468],
]
const TOYOBARU: readonly Line[] = [
  [2013, 2570, 4237, 1298],
  [2022, 2575, 4265, 1310],
]
const CHARGER: readonly Line[] = [
  [2006, 3048, 5082, 1479],
  [2011, 3052, 5077, 1479],
]
const AUDI_A3: readonly Line[] = [
  [2015, 2634, 4472, 1394],
  [2022, 2631, 4520, 1413],
]
const AUDI_A4: readonly Line[] = [
  [2000, 2616, 4483, 1396],
  [2007, 2648, 4589, 1415],
  [2009, 2810, 4712, 1412],
  [2018, 2824, 4745, 1404],
]
const AUDI_A5: readonly Line[] = [
  [2008, 2751, 4640, 1369],
  [2018, 2765, 4692, 1366],
]
const G_SEDAN: readonly Line[] = [
  [2007, 2850, 4750, 1453],
  [2014, 2850, 4803, 1453],
]

/** The longest beginning of a model's id that stands here holds. */
const BY_MODEL: Readonly<Record<string, readonly Line[]>> = {
  'ford-mustang': MUSTANG,
  'chevrolet-camaro': CAMARO,
  'chevrolet-corvette': CORVETTE,
  'chevrolet-ss': [[2014, 2915, 4966, 1471]],
  'chevrolet-cobalt': [[2008, 2624, 4580, 1412]],
  'chevrolet-silverado': [...FULL_SIZE_PICKUP, [2019, 3745, 5885, 1923]],
  'ford-f-150': [...FULL_SIZE_PICKUP, [2021, 3694, 5885, 1961]],
  'ford-f-150-raptor': [[2017, 3708, 5890, 1994]],
  'ford-f-150-svt-lightning': [[2001, 3043, 5277, 1867]],
  'ford-gt': [
    [2005, 2710, 4643, 1125],
    [2017, 2710, 4763, 1109],
  ],
  'ford-focus': [[2013, 2648, 4375, 1478]],
  'ford-fiesta': [[2014, 2489, 4067, 1454]],
  'ford-explorer': [[2020, 3025, 5050, 1775]],
  'toyota-tacoma': [
    [2005, 3236, 5286, 1781],
    [2016, 3236, 5393, 1793],
  ],
  'toyota-tundra': [[2007, 3701, 5814, 1935]],
  'toyota-supra': [[1993, 2550, 4515, 1270]],
  'toyota-gr-supra': [[2020, 2470, 4379, 1295]],
  'toyota-gr-corolla': [[2023, 2640, 4410, 1454]],
  'toyota-camry': [[2020, 2824, 4895, 1440]],
  'toyota-fr-s-86': TOYOBARU,
  'toyota-gr86': TOYOBARU,
  'subaru-brz': TOYOBARU,
  'subaru-wrx': WRX,
  'subaru-legacy': [[2005, 2670, 4730, 1425]],
  'dodge-challenger': [[2008, 2950, 5022, 1450]],
  'dodge-charger': CHARGER,
  'dodge-magnum': [[2005, 3048, 5021, 1483]],
  'dodge-neon': [[2003, 2667, 4430, 1422]],
  'dodge-durango': [[2018, 3042, 5110, 1801]],
  'dodge-viper': [[2003, 2510, 4461, 1225]],
  'volkswagen-golf': GOLF,
  'volkswagen-gti': GOLF,
  'volkswagen-jetta': [[2019, 2686, 4702, 1458]],
  'audi-s3': AUDI_A3,
  'audi-rs3': AUDI_A3,
  'audi-tt': [
    [2012, 2468, 4198, 1342],
    [2018, 2505, 4191, 1343],
  ],
  'audi-a4': AUDI_A4,
  'audi-s4': AUDI_A4,
  'audi-rs4': AUDI_A4,
  'audi-s5': AUDI_A5,
  'audi-rs5': AUDI_A5,
  'audi-s6': [[2013, 2916, 4931, 1440]],
  'audi-rs6': [[2021, 2930, 4995, 1460]],
  'audi-rs7': [[2014, 2922, 5010, 1421]],
  'audi-sq5': [[2018, 2824, 4671, 1635]],
  'audi-r8': [[2008, 2650, 4429, 1246]],
  'bmw-3': BMW_3,
  'bmw-m340i': BMW_3,
  'bmw-m3': [
    [2001, 2731, 4492, 1372],
    [2008, 2761, 4618, 1424],
    [2015, 2812, 4671, 1430],
    [2021, 2857, 4794, 1433],
  ],
  'bmw-4': BMW_4,
  'bmw-m440i': BMW_4,
  'bmw-m4': [
    [2015, 2812, 4671, 1383],
    [2021, 2857, 4794, 1393],
  ],
  'bmw-1': BMW_2,
  'bmw-m2': BMW_2,
  'bmw-5': BMW_5,
  'bmw-m5': BMW_5,
  'bmw-m6': [
    [2006, 2781, 4871, 1372],
    [2013, 2851, 4898, 1374],
  ],
  'bmw-m8': [[2019, 2825, 4867, 1346]],
  'bmw-x3': [[2020, 2864, 4726, 1669]],
  'bmw-x5': [[2020, 2972, 4938, 1748]],
  'bmw-z4': [[2019, 2470, 4324, 1304]],
  'acura-integra': [
    [1997, 2570, 4380, 1330],
    [2023, 2736, 4722, 1409],
  ],
  'acura-nsx': [
    [1991, 2530, 4425, 1170],
    [2017, 2630, 4487, 1215],
  ],
  'acura-rsx': [[2002, 2570, 4376, 1400]],
  'acura-tl': [[2007, 2740, 4890, 1440]],
  'acura-tlx': [[2021, 2870, 4942, 1433]],
  'honda-civic': [
    [1999, 2620, 4450, 1400],
    [2006, 2649, 4440, 1359],
    [2012, 2620, 4503, 1397],
    [2016, 2700, 4519, 1415],
    [2022, 2735, 4674, 1415],
  ],
  'honda-civic-type-r': [
    [2017, 2700, 4557, 1434],
    [2023, 2735, 4594, 1407],
  ],
  'honda-accord': [
    [2013, 2776, 4859, 1466],
    [2018, 2830, 4882, 1450],
  ],
  'honda-cr-z': [[2011, 2435, 4080, 1395]],
  'honda-s2000': [[2000, 2400, 4125, 1285]],
  'infiniti-g35-coupe': [[2003, 2850, 4628, 1392]],
  'infiniti-g3': G_SEDAN,
  'infiniti-q50': G_SEDAN,
  'infiniti-q60': [[2017, 2850, 4690, 1385]],
  'mazda-mx-5': [
    [1999, 2265, 3950, 1225],
    [2006, 2330, 3990, 1245],
    [2016, 2310, 3915, 1235],
  ],
  'mazda-mazda3': [[2021, 2725, 4460, 1440]],
  'mazda-mazdaspeed3': [[2007, 2640, 4470, 1465]],
  'mazda-mazdaspeed6': [[2006, 2675, 4750, 1430]],
  'mazda-rx-7': [[1993, 2425, 4280, 1230]],
  'mazda-rx-8': [[2004, 2700, 4424, 1340]],
  'mercedes-benz-a35': [[2019, 2730, 4549, 1432]],
  'mercedes-benz-amg-gt': [[2016, 2630, 4548, 1287]],
  'mercedes-benz-amg-gt-63': [[2019, 2951, 5054, 1447]],
  'mercedes-benz-c43': [[2017, 2840, 4690, 1405]],
  'mercedes-benz-c63': [
    [2008, 2760, 4726, 1433],
    [2015, 2840, 4756, 1426],
  ],
  'mercedes-benz-cla45': [
    [2014, 2699, 4691, 1416],
    [2020, 2729, 4693, 1413],
  ],
  'mercedes-benz-e': [
    [2003, 2854, 4850, 1412],
    [2010, 2874, 4897, 1450],
    [2018, 2939, 4993, 1460],
  ],
  'mitsubishi-eclipse': [[1995, 2510, 4375, 1300]],
  'mitsubishi-lancer-evolution': [
    [2003, 2625, 4490, 1450],
    [2008, 2650, 4545, 1480],
  ],
  'mitsubishi-lancer-ralliart': [[2009, 2635, 4570, 1490]],
  'nissan-300zx': [[1990, 2450, 4305, 1255]],
  'nissan-350z': [[2003, 2650, 4315, 1315]],
  'nissan-370z': [[2009, 2550, 4250, 1315]],
  'nissan-z': [[2023, 2550, 4380, 1315]],
  'nissan-gt-r': [[2009, 2780, 4670, 1370]],
  'porsche-911': NINE_ELEVEN,
  'porsche-cayman': CAYMAN,
  'porsche-718': CAYMAN,
  'porsche-boxster': [[2013, 2475, 4374, 1282]],
}

/** Dimensions of a car's generation; undefined for a model that has no line. */
export function dimensionsOf({
  modelId,
  yearFrom,
  yearTo,
}: Pick<Vehicle, 'modelId' | 'yearFrom' | 'yearTo'>): CarDimensions | undefined {
  const key = Object.keys(BY_MODEL)
    .filter((start) => modelId.startsWith(start))
    .sort((a, b) => b.length - a.length)[0]
  const lines = key === undefined ? [] : BY_MODEL[key]!
  const year = (yearFrom + yearTo) / 2
  const [, wheelbase, length, height] = lines.findLast(([from]) => from <= year) ?? lines[0] ?? []
  return wheelbase && length && height ? { wheelbase, length, height } : undefined
}
