import type { PartCategory, PartKind } from '../engine/model.ts'

/**
 * How customers call parts, the one list of synonyms: the trade's names and abbreviations of each kind, and the
 * troubles that a part of this kind is bought for. Search finds a part by every phrase of its kind.
 */
export interface TradeWords {
  /** What the kind is called, the usual name first. */
  names: readonly string[]
  /** What goes wrong with a car that wants one. */
  troubles?: readonly string[]
}

export const TRADE_WORDS: Readonly<Record<PartKind, TradeWords>> = {
  cold_air_intake: {
    names: ['cold air intake', 'CAI', 'intake', 'air intake', 'induction kit', 'air filter', 'short ram', 'SRI'],
  },
  intake_manifold: { names: ['intake manifold', 'inlet manifold', 'intake mani', 'plenum'] },
  throttle_body: { names: ['throttle body', 'TB', 'throttlebody'] },
  charge_pipes: {
    names: ['charge pipe', 'CP', 'boost pipe', 'hot pipe', 'cold pipe', 'intercooler piping', 'turbo inlet'],
    troubles: ['boost leak', 'cracked charge pipe'],
  },
  catback_exhaust: {
    names: ['cat-back exhaust', 'CBE', 'exhaust', 'exhaust system', 'axle-back', 'muffler', 'mufflers'],
    troubles: ['too quiet', 'louder'],
  },
  headers_shorty: { names: ['shorty headers', 'headers', 'exhaust manifold', 'precat'] },
  headers_long_tube: {
    names: ['long tube headers', 'LT headers', 'LTH', 'longtube', 'exhaust manifold', 'race header'],
  },
  midpipe_catless: { names: ['midpipe', 'mid-pipe', 'x-pipe', 'xpipe', 'h-pipe', 'hpipe', 'test pipe'] },
  downpipe: { names: ['downpipe', 'DP', 'down pipe', 'J-pipe'] },
  intercooler: {
    names: ['intercooler', 'FMIC', 'TMIC', 'IC', 'front mount intercooler', 'top mount intercooler', 'charge cooler'],
    troubles: ['heat soak', 'heatsoak', 'high intake temps', 'IAT'],
  },
  tune: {
    names: ['tune', 'ECU tune', 'flash', 'tuner', 'tuning', 'calibration', 'remap', 'chip', 'piggyback', 'programmer'],
    troubles: ['lazy throttle'],
  },
  e85_tune: { names: ['E85 tune', 'ethanol tune', 'flex fuel tune', 'corn tune', 'ECU tune', 'flash'] },
  pulley_smaller: { names: ['smaller pulley', 'blower pulley', 'supercharger pulley', 'upper pulley', 'lower pulley'] },
  supercharger_roots: { names: ['supercharger', 'blower', 'roots', 'TVS', 'SC kit', 'huffer'] },
  supercharger_twin_screw: { names: ['supercharger', 'blower', 'twin screw', 'SC kit'] },
  supercharger_centrifugal: { names: ['supercharger', 'blower', 'centrifugal', 'centri', 'SC kit', 'head unit'] },
  turbo_kit_single: { names: ['turbo kit', 'turbo', 'single turbo', 'turbocharger', 'turbo system'] },
  turbo_kit_twin: { names: ['twin turbo kit', 'turbo', 'turbo kit', 'TT kit', 'turbocharger', 'turbo system'] },
  turbo_upgrade: {
    names: [
      'turbo upgrade',
      'turbo',
      'bigger turbo',
      'hybrid turbo',
      'drop-in turbo',
      'turbocharger',
      'big turbo',
      'BT',
    ],
    troubles: ['maxed out turbo', 'blown turbo'],
  },
  camshafts: { names: ['camshafts', 'cams', 'cam kit', 'bumpstick'] },
  ported_heads: { names: ['ported heads', 'cylinder heads', 'CNC heads', 'head porting'] },
  stroker: { names: ['stroker kit', 'stroker short block', 'stroker crank'] },
  built_bottom_end: {
    names: ['built short block', 'forged internals', 'pistons and rods', 'built motor', 'built engine', 'bottom end'],
    troubles: ['bent rod', 'cracked piston', 'rod knock', 'ringland failure'],
  },
  injectors: {
    names: ['fuel injectors', 'injectors', 'injector set', 'ID', 'port injectors'],
    troubles: ['running lean', 'injector duty maxed'],
  },
  fuel_pump: {
    names: ['fuel pump', 'LPFP', 'low pressure fuel pump', 'in-tank pump', 'return fuel system'],
    troubles: ['running lean', 'fuel pressure drop', 'fuel cut'],
  },
  methanol_injection: {
    names: ['methanol injection', 'meth kit', 'water meth', 'WMI', 'boost cooler'],
    troubles: ['knock'],
  },
  nitrous: { names: ['nitrous kit', 'NOS', 'N2O', 'wet kit', 'laughing gas', 'spray'] },
  flex_fuel: { names: ['flex fuel kit', 'ethanol content sensor', 'FF kit', 'E85 sensor', 'ECA'] },
  head_studs: {
    names: ['head studs', 'cylinder head studs', 'ARP studs', 'head bolts'],
    troubles: ['lifted head', 'blown head gasket'],
  },
  oil_pump_gears: {
    names: ['oil pump gears', 'OPG', 'billet gears', 'oil pump'],
    troubles: ['broken oil pump gear', 'low oil pressure'],
  },
  heat_exchanger: {
    names: ['heat exchanger', 'HX', 'intercooler radiator'],
    troubles: ['heat soak', 'heatsoak', 'IAT'],
  },
  oil_cooler: { names: ['oil cooler', 'engine oil cooler'], troubles: ['oil overheating', 'hot oil', 'overheat'] },
  radiator: { names: ['radiator', 'rad', 'cooling'], troubles: ['overheating', 'running hot', 'overheat'] },
  clutch: {
    names: ['clutch', 'clutch kit', 'twin disc', 'pressure plate'],
    troubles: ['clutch slipping', 'clutch slip'],
  },
  flywheel: { names: ['flywheel', 'lightweight flywheel', 'single mass', 'SMF'] },
  built_transmission: {
    names: ['built transmission', 'gearbox', 'tranny', 'trans', 'rebuild', 'gear set'],
    troubles: ['broken gears', 'transmission slipping', 'grinding gears'],
  },
  torque_converter: { names: ['torque converter', 'stall converter', 'high stall', 'TC'] },
  transmission_tune: {
    names: ['transmission tune', 'TCU tune', 'TCM tune', 'trans tune', 'shift calibration', 'DSG tune'],
  },
  transmission_cooler: {
    names: ['transmission cooler', 'trans cooler', 'gearbox cooler'],
    troubles: ['transmission overheating'],
  },
  driveshaft: {
    names: ['driveshaft', 'drive shaft', 'prop shaft', 'one-piece driveshaft'],
    troubles: ['driveline vibration'],
  },
  half_shafts: {
    names: ['half shafts', 'axles', 'CV axles', 'driveshafts'],
    troubles: ['broken axle', 'snapped axle', 'wheel hop'],
  },
  differential: {
    names: ['differential', 'diff', 'LSD', 'limited slip', 'locker', 'gears', 'ring and pinion'],
    troubles: ['one wheel peel', 'one tire fire'],
  },
  drag_tires: {
    names: ['drag radials', 'drag tires', 'slicks', 'DR'],
    troubles: ['wheel spin', 'no traction', 'spinning tires'],
  },
  tires: { names: ['tires', 'tyres', 'summer tires', '200 treadwear'], troubles: ['no grip', 'no traction'] },
  coilovers: { names: ['coilovers', 'coils', 'suspension kit'], troubles: ['too high', 'body roll'] },
  springs: { names: ['lowering springs', 'springs', 'drop springs'], troubles: ['too high'] },
  sway_bar: { names: ['sway bar', 'anti-roll bar', 'ARB', 'stabilizer bar'], troubles: ['body roll', 'understeer'] },
  suspension_other: {
    names: ['suspension', 'control arms', 'toe links', 'bushings', 'subframe'],
    troubles: ['wheel hop', 'axle hop'],
  },
  brake_kit: {
    names: ['big brake kit', 'BBK', 'brakes', 'calipers', 'brake upgrade'],
    troubles: ['brake fade', 'long stopping'],
  },
  brake_pads: { names: ['brake pads', 'pads'], troubles: ['brake fade', 'squealing brakes'] },
  brake_rotors: {
    names: ['brake rotors', 'rotors', 'brake discs', 'discs'],
    troubles: ['warped rotors', 'brake shudder'],
  },
  brake_fluid: { names: ['brake fluid', 'DOT 4'], troubles: ['soft pedal', 'brake fade'] },
  high_pressure_fuel_pump: {
    names: ['high pressure fuel pump', 'HPFP', 'direct injection pump', 'DI pump'],
    troubles: ['rail pressure drop', 'fuel cut', 'running out of fuel'],
  },
  port_injection: { names: ['port injection', 'PI kit', 'auxiliary injection', 'split second', 'spacer'] },
  ecu_unlock: { names: ['ECU unlock', 'PCM unlock', 'locked ECU', 'unlocked computer', 'PCM swap'] },
  valve_springs: {
    names: ['valve springs', 'dual springs', 'beehive springs', 'valvetrain'],
    troubles: ['valve float'],
  },
  spark_plugs: {
    names: ['spark plugs', 'plugs', 'colder plugs', 'one step colder'],
    troubles: ['misfire', 'spark blowout'],
  },
  reliability_fix: {
    names: ['reliability fix', 'known weak point', 'catch can', 'prevention'],
    troubles: ['common failure'],
  },
}

/** Words for the whole category, so that "brakes" finds all of it. */
export const CATEGORY_WORDS: Readonly<Record<PartCategory, readonly string[]>> = {
  intake: ['intake'],
  exhaust: ['exhaust'],
  cooling: ['cooling'],
  fuel_system: ['fuel system', 'fueling'],
  tuning: ['tuning'],
  transmission: ['transmission'],
  forced_induction: ['forced induction', 'boost'],
  turbo: ['turbo', 'forced induction', 'boost'],
  engine_internals: ['engine internals'],
  drivetrain: ['drivetrain', 'driveline'],
  braking: ['brakes', 'braking'],
  suspension: ['suspension', 'handling'],
}

/** Single words that mean the same wherever they stand: left what is typed, right what stands in the catalog. */
export const SAME_WORDS: ReadonlyMap<string, string> = new Map([
  ['lph', 'lh'],
  ['tyre', 'tire'],
  ['tranny', 'transmission'],
  ['trans', 'transmission'],
  ['supercharged', 'supercharger'],
  ['sc', 'supercharger'],
  ['turbocharger', 'turbo'],
  ['akra', 'akrapovic'],
  ['bm3', 'bootmod3'],
  ['mishi', 'mishimoto'],
  ['aluminium', 'aluminum'],
  ['disk', 'disc'],
])

/** What a shelf of each kind is called. */
export const SHELVES_OF_KINDS: Readonly<Record<PartKind, string>> = {
  cold_air_intake: 'Cold air intakes',
  intake_manifold: 'Intake manifolds',
  throttle_body: 'Throttle bodies',
  charge_pipes: 'Charge pipes',
  catback_exhaust: 'Cat-backs',
  headers_shorty: 'Shorty headers',
  headers_long_tube: 'Long tube headers',
  midpipe_catless: 'Midpipes',
  downpipe: 'Downpipes',
  intercooler: 'Intercoolers',
  tune: 'Tunes',
  e85_tune: 'E85 tunes',
  pulley_smaller: 'Pulleys',
  supercharger_roots: 'Roots superchargers',
  supercharger_twin_screw: 'Twin-screw superchargers',
  supercharger_centrifugal: 'Centrifugal superchargers',
  turbo_kit_single: 'Single turbo kits',
  turbo_kit_twin: 'Twin turbo kits',
  turbo_upgrade: 'Turbo upgrades',
  camshafts: 'Camshafts',
  ported_heads: 'Ported heads',
  stroker: 'Stroker kits',
  built_bottom_end: 'Built short blocks',
  injectors: 'Fuel injectors',
  fuel_pump: 'Fuel pumps',
  methanol_injection: 'Methanol injection',
  nitrous: 'Nitrous kits',
  flex_fuel: 'Flex fuel kits',
  head_studs: 'Head studs',
  oil_pump_gears: 'Oil pump gears',
  heat_exchanger: 'Heat exchangers',
  oil_cooler: 'Oil coolers',
  radiator: 'Radiators',
  clutch: 'Clutches',
  flywheel: 'Flywheels',
  built_transmission: 'Built transmissions',
  torque_converter: 'Torque converters',
  transmission_tune: 'Transmission tunes',
  transmission_cooler: 'Transmission coolers',
  driveshaft: 'Driveshafts',
  half_shafts: 'Half shafts',
  differential: 'Differentials',
  drag_tires: 'Drag radials',
  tires: 'Tires',
  coilovers: 'Coilovers',
  springs: 'Lowering springs',
  sway_bar: 'Sway bars',
  suspension_other: 'Arms and bushings',
  brake_kit: 'Big brake kits',
  brake_pads: 'Brake pads',
  brake_rotors: 'Brake rotors',
  brake_fluid: 'Brake fluid',
  high_pressure_fuel_pump: 'High-pressure fuel pumps',
  port_injection: 'Port injection',
  ecu_unlock: 'ECU unlocks',
  valve_springs: 'Valve springs',
  spark_plugs: 'Spark plugs',
  reliability_fix: 'Reliability fixes',
}

/** What a counter calls a kind of part: "Cold air intake". */
export const kindName = (kind: PartKind): string => {
  const name = TRADE_WORDS[kind].names[0] ?? kind.replaceAll('_', ' ')
  return name.charAt(0).toUpperCase() + name.slice(1)
}
