import { describe, expect, test } from 'vitest'
import { lawOf } from '../../tests/support/law.ts'
import { drawnCar } from '../catalog/drawn-car.ts'
import { VEHICLES, vehicleById } from '../catalog/vehicles.ts'
import { SLOTS } from '../engine/model.ts'
import { PART_KINDS } from '../engine/part-kinds.ts'
import type { XrayBuild, XrayLimit, XrayPart } from './build-state.ts'
import { LABEL_WIDTH, labelPlaces, pinPlaces } from './label-places.ts'
import { drawingInWords, labelsOf } from './labels.ts'
import { SYSTEM_IDS, systemOf } from './systems.ts'
import { xrayDrawing } from './xray-drawing.ts'

const STOCK: XrayBuild = { parts: [], limits: [] }
const car = (id: string) => drawnCar(vehicleById(id) ?? expect.fail(`no vehicle ${id}`))
const MUSTANG = car('ford-mustang-gt-2018-6mt-s550-facelift')
const part = (kind: string, more: Partial<XrayPart> = {}): XrayPart => ({
  partId: kind,
  kind,
  manufacturer: 'Whipple',
  name: 'Gen 5',
  priceUsd: 500,
  wheelHp: 0,
  ...more,
})
const limit = (component: XrayLimit['component'], share: number, more: Partial<XrayLimit> = {}): XrayLimit => ({
  component,
  unit: 'crank hp',
  value: share * 500,
  limit: 500,
  share,
  ...more,
})
const EVERYTHING: XrayBuild = { parts: PART_KINDS.map((kind) => part(kind)), limits: [] }

/** Every coordinate pair of path data that moves in absolute terms. */
const pointsOf = (d: string) =>
  [...d.matchAll(/[MLQC ](-?\d+) (-?\d+)/g)].map(([, x, y]) => [Number(x), -Number(y)] as const)
const ids = (id: string, build = STOCK) => xrayDrawing(car(id), build).systems.map((system) => system.id)
const at = (id: string, system: string) =>
  xrayDrawing(car(id), STOCK).systems.find((one) => one.id === system)!.anchor[0]

describe('the drawing', () => {
  const law = 'of a car, stock and with a part of every kind, is made of whole millimetres within the car'
  lawOf(law, 5, VEHICLES, (some) => {
    const wrong = some.flatMap((vehicle) => {
      const drawn = drawnCar(vehicle)
      const { nose, tail, height } = drawn.frame
      return [STOCK, EVERYTHING].flatMap((build) =>
        xrayDrawing(drawn, build).systems.flatMap(({ id, solid, detail, flow }) => {
          const d = solid + detail + flow
          const outside = pointsOf(d).find(([x, z]) => x < nose - 60 || x > tail + 90 || z < -20 || z > height + 30)
          return /NaN|undefined|Infinity|\.\d/.test(d) || outside ? [`${vehicle.id} ${id} ${outside}`] : []
        }),
      )
    })
    expect(wrong).toEqual([])
  })

  test('a part of every kind lights up a system that is drawn', () => {
    for (const id of [MUSTANG, car('honda-civic-type-r-2017-6mt'), car('porsche-911-carrera-s-2020-8dct')]) {
      const drawn = new Set(
        xrayDrawing(id, EVERYTHING)
          .systems.filter(({ state }) => state === 'new')
          .map((one) => one.id),
      )
      const lit = [...xrayDrawing(id, EVERYTHING).built.keys()]
      expect(lit.filter((one) => !drawn.has(one))).toEqual([])
    }
  })

  test('every kind of part and every place on the car belongs to a system', () => {
    expect([...PART_KINDS, ...SLOTS].filter((name) => systemOf(name) === undefined)).toEqual([])
    expect(systemOf('something else')).toBeUndefined()
  })

  test("the driveline is the car's own", () => {
    expect(ids('ford-mustang-gt-2018-6mt-s550-facelift')).toEqual(expect.arrayContaining(['driveshaft', 'rear_diff']))
    expect(ids('ford-mustang-gt-2018-6mt-s550-facelift')).not.toContain('front_diff')
    expect(ids('honda-civic-type-r-2017-6mt')).not.toEqual(expect.arrayContaining(['driveshaft']))
    expect(ids('honda-civic-type-r-2017-6mt')).toContain('front_diff')
    for (const awd of [
      'volkswagen-golf-r-2015-6mt',
      'subaru-wrx-2022-6mt',
      'audi-s4-2018-8at',
      'ford-f-150-3-5-ecoboost-2021-10at',
      'nissan-gt-r-2009-6dct',
    ])
      expect(ids(awd)).toEqual(expect.arrayContaining(['driveshaft', 'front_diff', 'rear_diff']))
    expect(ids('ford-f-150-3-5-ecoboost-2021-10at')).toContain('transfer')
  })

  test('the engine is where it belongs: ahead of the front axle, behind it, ahead of the rear axle, behind it', () => {
    expect(at('subaru-wrx-2022-6mt', 'bottom_end')).toBeLessThan(-60)
    expect(at('chevrolet-corvette-2008-6mt-c6-base-ls3', 'bottom_end')).toBeGreaterThan(0)
    const c8 = car('chevrolet-corvette-stingray-2020-8dct-c8-z51').frame.wheelbase
    expect(at('chevrolet-corvette-stingray-2020-8dct-c8-z51', 'bottom_end')).toBeLessThan(c8 - 200)
    expect(at('chevrolet-corvette-stingray-2020-8dct-c8-z51', 'bottom_end')).toBeGreaterThan(c8 / 2)
    expect(at('porsche-911-carrera-s-2020-8dct', 'bottom_end')).toBeGreaterThan(
      car('porsche-911-carrera-s-2020-8dct').frame.wheelbase,
    )
  })

  test('boost is drawn only where there is some: by the factory, or by the build', () => {
    expect(ids('ford-mustang-gt-2018-6mt-s550-facelift')).not.toContain('boost')
    const built = ids('ford-mustang-gt-2018-6mt-s550-facelift', {
      parts: [part('supercharger_centrifugal')],
      limits: [],
    })
    expect(built).toEqual(expect.arrayContaining(['boost', 'intercooler', 'charge_pipes']))
    expect(ids('subaru-wrx-2022-6mt')).toEqual(expect.arrayContaining(['boost', 'intercooler']))
  })
})

describe('states and labels', () => {
  const build: XrayBuild = {
    parts: [
      part('supercharger_twin_screw', { wheelHp: 231.4, priceUsd: 8995 }),
      part('fuel_pump', { name: 'DW440', manufacturer: 'DeatschWerks' }),
    ],
    limits: [
      limit('internals', 0.92),
      limit('transmission', 1.18, { unit: 'lb-ft' }),
      limit('fuel_system', 0.7, { liftedByPartId: 'fuel_pump' }),
      limit('clutch', 0.85),
      limit('grip', 1.9, { unit: 'lb-ft' }),
    ],
  }
  const { systems, built } = xrayDrawing(MUSTANG, build)
  const labels = labelsOf(systems, built, build, MUSTANG.layout)

  test('new, near and first are told apart, and tires that spin are never what breaks first', () => {
    const states = Object.fromEntries([...built].map(([id, { state }]) => [id, state]))
    expect(states).toMatchObject({
      boost: 'new',
      tank: 'new',
      bottom_end: 'near',
      gearbox: 'first',
      clutch: 'stock',
      tires: 'near',
    })
  })

  test('the limit of the fuel stands at what sets it: the kit that brings the injectors, or what would lift a stock one', () => {
    const kit = part('supercharger_centrifugal')
    const parts = [kit, part('fuel_pump')]
    const placed = (fuelLimit: XrayBuild['limits'][number]) =>
      [...xrayDrawing(MUSTANG, { parts, limits: [fuelLimit] }).built].find(
        ([, { limit: one }]) => one === fuelLimit,
      )?.[0]
    expect(placed(limit('fuel_system', 1, { liftedByPartId: kit.partId, liftedByKind: 'injectors' }))).toBe('boost')
    expect(placed(limit('fuel_system', 1, { liftedByKind: 'injectors' }))).toBe('injectors')
    expect(placed(limit('fuel_system', 1, { liftedByPartId: 'fuel_pump' }))).toBe('tank')
    expect(placed(limit('fuel_system', 1))).toBe('tank')
  })

  test('what feeds or cools the engine maxes out, what carries its power breaks', () => {
    const said = (use: XrayBuild['limits'][number]) => {
      const own = { parts: [], limits: [use] }
      const drawn = xrayDrawing(MUSTANG, own)
      return drawingInWords(MUSTANG.name, labelsOf(drawn.systems, drawn.built, own, MUSTANG.layout))
    }
    expect(said(limit('hardware', 0.99, { slot: 'fuel_pump' }))).toContain('99% of 500 hp: maxes out first')
    expect(said(limit('hardware', 0.5, { slot: 'fuel_pump' }))).toContain('50% of 500 hp, would max out first')
    expect(said(limit('clutch', 0.99))).toContain('99% of 500 hp: breaks first')
  })

  test('a label says what the part is, adds or feeds, and costs; a limit says its percentage', () => {
    const words = drawingInWords(MUSTANG.name, labels)
    expect(words).toContain('Whipple Gen 5: +231 whp, $8,995')
    expect(words).toContain('DeatschWerks DW440: good for 500 hp, $500')
    expect(words).toContain('Stock transmission: 118% of 500 lb-ft: breaks first')
    expect(words).toContain('Stock bottom end: 92% of 500 hp, near its limit')
    expect(words).not.toContain('clutch')
  })

  test.each([
    ['cams', limit('hardware', 1, { slot: 'camshafts' }), 'Stock heads and cams: 100% of 500 hp: all it flows'],
    ['tires', limit('grip', 1), 'Stock tires: 100% of grip: spins'],
  ])('%s break nothing: they are never what breaks first', (_, weak, said) => {
    const limits = [limit('internals', 0.95), weak]
    const drawn = xrayDrawing(MUSTANG, { parts: [], limits })
    const words = drawingInWords(
      MUSTANG.name,
      labelsOf(drawn.systems, drawn.built, { parts: [], limits }, MUSTANG.layout),
    )
    expect(words).toContain('Stock bottom end: 95% of 500 hp: breaks first')
    expect(words).toContain(`${said}, won't break`)
    expect(words.match(/breaks first/g)).toHaveLength(1)
  })

  test('what turns the gearbox is called by its own name: a clutch, a converter, clutch packs', () => {
    const limits = [limit('clutch', 0.95)]
    const named = (gearbox: 'manual' | 'automatic' | 'dual_clutch') => {
      const drawn = xrayDrawing(MUSTANG, { parts: [], limits })
      return labelsOf(drawn.systems, drawn.built, { parts: [], limits }, { ...MUSTANG.layout, gearbox })[0]?.title
    }
    expect(named('manual')).toBe('Stock clutch')
    expect(named('automatic')).toBe('Stock torque converter')
    expect(named('dual_clutch')).toBe('Stock clutch packs')
  })

  test('labels are numbered from nose to tail and none covers another', () => {
    expect(labels.map(({ number }) => number)).toEqual(labels.map((_, i) => i + 1))
    const all = SYSTEM_IDS.slice(0, 20).map((id, i) => ({ ...labels[0]!, id, anchor: [i * 17, (i * 7) % 60] as const }))
    const places = [...labelPlaces(all, (x) => x / 4).values()]
    for (const [i, a] of places.entries())
      for (const b of places.slice(i + 1))
        if (a.side === b.side && a.tier === b.tier)
          expect(Math.abs(a.left - b.left)).toBeGreaterThanOrEqual(LABEL_WIDTH - 0.01)
  })

  test('pins on one spot are pushed apart', () => {
    const pins = pinPlaces(
      labels.map((label) => ({ ...label, anchor: [100, 100] as const })),
      90,
    )
    for (const [i, a] of pins.entries())
      for (const b of pins.slice(i + 1)) expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThan(60)
  })
})
