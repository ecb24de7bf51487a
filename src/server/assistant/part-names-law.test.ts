import { describe, expect } from 'vitest'
import { lastOf } from '../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../tests/support/law.ts'
import type { PartKind } from '../../engine/model.ts'
import { kindsIn } from './part-words.ts'
import { Sentence } from './sentence.ts'

const kindsOf = (said: string): PartKind[] => kindsIn(new Sentence(said).rest)

/** One name of each kind, as it is said, and what it is in Spanish. */
const NAMES: readonly (readonly [PartKind, english: string, spanish: string])[] = [
  ['intake_manifold', 'intake manifold', 'multiple de admision'],
  ['throttle_body', 'throttle body', 'cuerpo de aceleracion'],
  ['charge_pipes', 'charge pipe', 'tubo de carga'],
  ['catback_exhaust', 'catback', 'mofle'],
  ['headers_shorty', 'shorty header', 'header corto'],
  ['downpipe', 'downpipe', 'bajante'],
  ['pulley_smaller', 'smaller pulley', 'polea mas chica'],
  ['supercharger_twin_screw', 'twin screw', 'supercargador de doble tornillo'],
  ['turbo_kit_twin', 'twin turbo', 'doble turbo'],
  ['ported_heads', 'ported head', 'cabeza trabajada'],
  ['injectors', 'fuel injector', 'inyector'],
  ['fuel_pump', 'fuel pump', 'bomba de combustible'],
  ['high_pressure_fuel_pump', 'high pressure fuel pump', 'bomba de alta presion'],
  ['head_studs', 'head stud', 'esparragos de culata'],
  ['oil_pump_gears', 'oil pump gear', 'engranes de la bomba de aceite'],
  ['heat_exchanger', 'heat exchanger', 'intercambiador de calor'],
  ['oil_cooler', 'oil cooler', 'radiador de aceite'],
  ['transmission_cooler', 'trans cooler', 'enfriador de la caja'],
  ['transmission_tune', 'trans tune', 'repro de la caja'],
  ['torque_converter', 'torque converter', 'convertidor de par'],
  ['flywheel', 'flywheel', 'volante ligero'],
  ['driveshaft', 'driveshaft', 'flecha cardan'],
  ['half_shafts', 'half shaft', 'semiejes'],
  ['valve_springs', 'valve spring', 'resortes de valvulas'],
  ['springs', 'lowering spring', 'resortes deportivos'],
  ['sway_bar', 'sway bar', 'barra estabilizadora'],
  ['brake_pads', 'brake pad', 'balatas'],
  ['brake_rotors', 'brake rotor', 'discos de freno'],
  ['spark_plugs', 'spark plug', 'bujia'],
]

describe('law: a part is known by its name, however it is spaced, numbered or spelled', () => {
  eachOf(6, NAMES)('%s: %s', (kind, english, spanish) => {
    for (const name of [
      english,
      `${english}s`,
      english.replaceAll(' ', '-'),
      ...(english.length > 9 ? [english.replaceAll(' ', ''), `${english.replaceAll(' ', '')}s`] : []),
      spanish,
    ])
      for (const said of [`looking for a ${name} for my truck`, `got a ${name}?`])
        expect(kindsOf(said)[0], said).toBe(kind)
  })

  eachOf(6, [
    ['intercooler', 'intercooler'],
    ['camshaft', 'camshafts'],
    ['driveshaft', 'driveshaft'],
    ['flywheel', 'flywheel'],
    ['radiator', 'radiator'],
    ['coilovers', 'coilovers'],
    ['differential', 'differential'],
    ['injectors', 'injectors'],
  ] as const)('one wrong or two changed letters: %s', (name, kind) => {
    for (let at = 1; at < name.length - 2; at++) {
      const [before, letter = '', next = '', after] = [
        name.slice(0, at),
        name.charAt(at),
        name.charAt(at + 1),
        name.slice(at + 2),
      ]
      for (const typo of [`${before}q${next}${after}`, `${before}${next}${letter}${after}`, `${before}${next}${after}`])
        expect(kindsOf(`price on a ${typo}`), typo).toContain(kind)
    }
  })

  eachOf(6, [
    ['os giken for my frs', 'differential'],
    ['r2650 on my gt', 'supercharger_roots'],
    ['525 pump pls', 'fuel_pump'],
    ['zeitronix for the evo', 'flex_fuel'],
    ['fidanza for a miata', 'flywheel'],
    ['p1sc on my ls1', 'supercharger_centrifugal'],
    ['built 4l80 for the nova', 'built_transmission'],
    ['3.73 gears for my mustang', 'differential'],
    ['e50 map please', 'e85_tune'],
    ['add flex fuel', 'flex_fuel'],
    ['blower cam for my zl1', 'camshafts'],
    ['supercharger heat exchanger', 'heat_exchanger'],
    ['catless downpipes', 'downpipe'],
    ['os giken clutch', 'clutch'],
    ['bbk headers', 'headers_long_tube'],
    ['pads for brembos', 'brake_pads'],
    ['stage 2 turbo kit', 'turbo_kit_single'],
  ] as const)('a name of two kinds or of a maker: %s', (said, kind) => expect(kindsOf(said)).toEqual([kind]))
})

eachOf(6, [
  'it stalls at every light',
  'the engine stalls when i stop',
  'the car sways on the highway',
  'what a rad car',
  'i want to exchange my order',
  'challenge accepted',
  '500 hp+ on pump gas',
  'a 500 hp plus daily',
  'it runs on flex fuel',
  'i have a flat tire',
  'there is a nail in one tire',
  'rear axle ratio of 3.55',
  'a 2019 honda pilot sport',
  'when is a tune-up due',
  'it shifts gears too hard',
  'the glove box is stuck',
  'plug it into the wall',
  'a chip in the paint',
  'can you knock 10% lower off',
  'unlock the doors',
  'my car came with brembos',
  'does it have a torsen from the factory',
])('law: what only sounds like a part names none: %s', (said) => expect(kindsOf(said)).toEqual([]))

const OTHER_TIRES = ['winter tires', 'snow tires', 'all-season tires', 'tires for winter', 'mud tires']
describe('law: what we do not carry is said so, also beside what we do', () => {
  eachOf(6, ['blow-off valve', 'coil packs', 'wideband', 'boost controller', 'alternator', 'catch can'])(
    '%s',
    (thing) => {
      expect(lastOf(`i need a ${thing} for my 2018 mustang gt`).text).toMatch(/don't carry/)
      const beside = lastOf(`cold air intake and a ${thing} for a 2018 mustang gt`)
      expect(beside.text).toContain("We don't carry")
      expect(beside.parts.map(({ kind }) => kind)).toEqual(beside.parts.map(() => 'cold_air_intake'))
    },
  )
  eachOf(
    6,
    OTHER_TIRES.flatMap((tires) => [`${tires} for my 2016 camaro ss`, `best ${tires} for my 2016 camaro ss?`]),
  )('no summer tire stands in: %s', (said) => {
    const told = lastOf(said)
    expect(told.parts, told.text).toEqual([])
    expect(told.text).not.toMatch(/\$\d/)
  })
  eachOf(6, ['i have all-season tires on it, what tires for grip', 'my winter tires are off, which tires for summer'])(
    'what is on the car is not asked for: %s',
    (said) => expect(lastOf(`2018 mustang gt, ${said}`).text).not.toContain("don't carry"),
  )
})
