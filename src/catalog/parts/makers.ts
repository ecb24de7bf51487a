import type { Part } from '../../engine/model.ts'

/** Makers that go by several names, each with the one name that the shop lists it under. */
const LISTED_AS: Readonly<Record<string, string>> = {
  AMS: 'AMS Performance',
  'AWE Tuning': 'AWE',
  'Driveshaft Shop': 'The Driveshaft Shop',
  ETS: 'Extreme Turbo Systems',
  EVOMSit: 'EVOMS',
  FEMTO: 'Femto',
  'Flyin Miata': "Flyin' Miata",
  'Fuel-It': 'Fuel-It!',
  Heffner: 'Heffner Performance',
  Hooker: 'Hooker BlackHeart',
  'Level 10': 'Level Ten',
  'MHD Tuning': 'MHD',
  'Modular Motorsports Racing': 'MMR',
  Mountune: 'mountune',
  'On 3 Performance': 'On3 Performance',
  Spec: 'SPEC',
  'Walbro / TI Automotive': 'Walbro',
  'Weistec Engineering': 'Weistec',
  XDI: 'Xtreme-DI',
}

/** The part under its maker's one name. Its id stays: links and carts hold it. */
export function underOneMaker(part: Part): Part {
  const manufacturer = LISTED_AS[part.manufacturer]
  return manufacturer ? { ...part, manufacturer } : part
}
