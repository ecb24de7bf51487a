/** The laws of tests/trials/curves.md, judged on every car of the catalog: `node scripts/curves.ts`. */
import { VEHICLES } from '../src/catalog/vehicles.ts'
import type { PowerCurve, Vehicle } from '../src/engine/model.ts'
import { isRuler, kinkShare, largestStep, peakOf, rpmRangeAbove, spoolRpm, torqueAt } from './curve-readings.ts'
import { gainAt, held, isBlown, isNa, isTurbo, judged, type Law, lossAt, part, shapes, starved } from './judged-car.ts'

/** How one law came out over the cars that it speaks of. */
export interface LawResult {
  law: string
  held: number
  of: number
  misses: string[]
}

const within = (value: number, low: number, high: number) => value >= low && value <= high
const STOCK_LAWS: readonly Law[] = [
  {
    name: '1 hp is lb-ft x rpm / 5252',
    of: () => true,
    holds: ({ stock }) => stock.every((p) => Math.abs((p.wheelTorqueLbft * p.rpm) / 5252.11 / p.wheelHp - 1) < 0.001),
  },
  {
    name: '2 stock peaks stand where the maker puts them',
    of: () => true,
    holds({ vehicle, stock }) {
      const { engine } = vehicle
      const peak = peakOf(stock)
      const crank = engine.ratingRatio
      const hp = stock.reduce((best, p) => Math.max(best, p.crankHp), 0) / crank
      const torque = stock.reduce((best, p) => Math.max(best, p.crankTorqueLbft), 0) / crank
      const there = torqueAt(stock, engine.crankTorqueRpm) / peak.torque
      return (
        Math.abs(hp / engine.crankHp - 1) < 0.02 &&
        Math.abs(peak.hpRpm - engine.crankHpRpm) <= 250 &&
        Math.abs(torque / (engine.crankTorqueLbft * (engine.torqueRatio ?? 1)) - 1) < 0.03 &&
        (isNa(vehicle) ? Math.abs(peak.torqueRpm - engine.crankTorqueRpm) <= 400 : there >= 0.95)
      )
    },
  },
  {
    name: '3a factory turbo: plateau of 1,800 rpm',
    of: isTurbo,
    holds: ({ vehicle, stock }) => torqueAt(stock, vehicle.engine.crankTorqueRpm + 1800) >= 0.93 * peakOf(stock).torque,
  },
  {
    name: '3b factory turbo: hp flat within 6 % over the last 700 rpm before its peak',
    of: isTurbo,
    holds({ stock }) {
      const { hp, hpRpm } = peakOf(stock)
      return (torqueAt(stock, hpRpm - 700) * (hpRpm - 700)) / 5252.11 >= 0.94 * hp
    },
  },
  {
    name: '3c factory turbo: drops 3-15 % to redline',
    of: isTurbo,
    holds: ({ stock }) => within(1 - (stock.at(-1)?.wheelHp ?? 0) / peakOf(stock).hp, 0.03, 0.15),
  },
  {
    name: '4a unboosted: a hill of 1,500-4,000 rpm above 90 %',
    of: isNa,
    holds: ({ stock }) => within(rpmRangeAbove(stock, 0.9), 1500, 4000),
  },
  {
    name: '4b unboosted: 70-92 % of peak torque at redline',
    of: isNa,
    holds: ({ stock }) => within((stock.at(-1)?.wheelTorqueLbft ?? 0) / peakOf(stock).torque, 0.7, 0.92),
  },
  {
    name: '4c FA20: dip at 3,600-4,400 rpm, half filled by header and E85',
    of: ({ engine }) => engine.code === 'FA20D',
    holds(car) {
      const depth = (curve: PowerCurve) => {
        const from = torqueAt(curve, 2800)
        const line = from + ((torqueAt(curve, 6400) - from) * (4000 - 2800)) / (6400 - 2800)
        return 1 - torqueAt(curve, 4000) / line
      }
      const filled = car.with([part('headers_long_tube'), part('e85_tune'), part('flex_fuel')], 'e85')
      return within(depth(car.stock), 0.08, 0.18) && depth(filled) <= 0.5 * depth(car.stock)
    },
  },
  {
    name: '10a factory blower: 88 % of torque at 2,500, 85 % at hp peak',
    of: isBlown,
    holds: ({ vehicle, stock }) =>
      torqueAt(stock, 2500) >= 0.88 * peakOf(stock).torque &&
      torqueAt(stock, Math.min(6000, vehicle.engine.crankHpRpm)) >= 0.85 * peakOf(stock).torque,
  },
]

const SIZES = [450, 600, 750, 900]
const upgrade = (hp: number) => [part('turbo_upgrade', { supportsCrankHp: hp }), part('tune')]

const BUILD_LAWS: readonly Law[] = [
  {
    name: '5a bolt-ons keep the shape',
    of: isNa,
    holds(car) {
      const curve = car.with([part('cold_air_intake'), part('catback_exhaust'), part('tune')])
      const low = [1500, 2000, 2500, 3000].every((rpm) => torqueAt(curve, rpm) >= 0.96 * torqueAt(car.stock, rpm))
      return low && Math.abs(peakOf(curve).hpRpm - peakOf(car.stock).hpRpm) < 200
    },
  },
  {
    name: '5b long tubes: the top third gains 1.3 x 3,000 rpm',
    of: isNa,
    holds(car) {
      const tubes = [part('headers_long_tube')]
      return gainAt(car, tubes, (car.vehicle.engine.redlineRpm * 5) / 6) >= 1.3 * gainAt(car, tubes, 3000)
    },
  },
  {
    name: '6a cams move the peak up 250-700 rpm, or to redline',
    of: isNa,
    holds(car) {
      const curve = car.with([part('camshafts')])
      const moved = peakOf(curve).hpRpm - peakOf(car.stock).hpRpm
      return within(moved, 250, 700) || peakOf(curve).hpRpm >= (curve.at(-1)?.rpm ?? 0) - 150
    },
  },
  {
    name: '6b cams cost 2-8 % at 2,500 rpm',
    of: isNa,
    holds: (car) => within(-gainAt(car, [part('camshafts')], 2500), 0.02, 0.08),
  },
  {
    name: '6c cams cross the stock torque line at 3,200-4,600 rpm',
    of: isNa,
    holds: (car) => gainAt(car, [part('camshafts')], 3200) < 0 && gainAt(car, [part('camshafts')], 4600) > 0,
  },
  {
    name: '6d short runners: peak +200-500 rpm (or redline), 3,000-4,500 down 2-7 %',
    of: isNa,
    holds(car) {
      const curve = car.with([part('intake_manifold')])
      const { hpRpm } = peakOf(curve)
      const moved = hpRpm - peakOf(car.stock).hpRpm
      const middle = -gainAt(car, [part('intake_manifold')], 3500)
      const atRedline = hpRpm >= (curve.at(-1)?.rpm ?? 0) - 150
      return (within(moved, 200, 500) || atRedline) && within(middle, 0.02, 0.07)
    },
  },
  {
    name: '7a stage 1 feeds the middle: redline gains at most 0.7 x 3,500 rpm in lb-ft',
    of: isTurbo,
    holds(car) {
      const curve = car.with([part('tune')])
      const gained = (rpm: number) => torqueAt(curve, rpm) - torqueAt(car.stock, rpm)
      const rpms = car.stock.map(({ rpm }) => rpm)
      const most = rpms.reduce((best, rpm) => (gained(rpm) > gained(best) ? rpm : best), rpms[0] ?? 0)
      return gained(car.vehicle.engine.redlineRpm) <= 0.7 * gained(3500) && within(most, 2500, 4500)
    },
  },
  {
    name: '7b stage 1: torque gains at least the percent of power',
    of: isTurbo,
    holds(car) {
      const [tuned, stock] = [peakOf(car.with([part('tune')])), peakOf(car.stock)]
      return tuned.torque / stock.torque >= tuned.hp / stock.hp
    },
  },
  {
    name: '7c stage 1 moves the spool point less than 250 rpm',
    of: isTurbo,
    holds: (car) => Math.abs(spoolRpm(car.with([part('tune')])) - spoolRpm(car.stock)) < 250,
  },
  {
    name: '8a a bigger turbo spools 300-1,500 rpm later, in the order of size',
    of: isTurbo,
    holds(car) {
      const sizes = SIZES.map((size) => (size / 300) * car.vehicle.engine.crankHp)
      const later = sizes.map((hp) => spoolRpm(car.with(upgrade(hp))) - spoolRpm(car.stock))
      return later.every((rpm, index) => within(rpm, 300, 1500) && rpm > (later[index - 1] ?? 0))
    },
  },
  {
    name: '8b a bigger turbo: no more torque below 2,800 than the tuned stock turbo, more power at redline',
    of: isTurbo,
    holds(car) {
      const [tuned, big] = [car.with([part('tune')]), car.with(upgrade(2 * car.vehicle.engine.crankHp))]
      const low = [1500, 2000, 2500, 2800].every((rpm) => torqueAt(big, rpm) <= torqueAt(tuned, rpm) * 1.001)
      return low && (big.at(-1)?.wheelHp ?? 0) > (tuned.at(-1)?.wheelHp ?? 0)
    },
  },
  {
    name: '8c a bigger turbo moves the hp peak +300-1,000 rpm (or to redline)',
    of: isTurbo,
    holds(car) {
      const curve = car.with(upgrade(2 * car.vehicle.engine.crankHp))
      const { hpRpm } = peakOf(curve)
      return within(hpRpm - peakOf(car.stock).hpRpm, 300, 1000) || hpRpm >= (curve.at(-1)?.rpm ?? 0) - 150
    },
  },
  {
    name: '8d turbo kit on an unboosted engine spools by displacement and size',
    of: isNa,
    holds(car) {
      const later = SIZES.map((hp) => spoolRpm(car.with([part('turbo_kit_single', { supportsCrankHp: hp })])))
      return later.every((rpm, index) => rpm > (later[index - 1] ?? 0))
    },
  },
  {
    name: '9a centrifugal: hp peak within 3 % of redline, torque peak above 70 %',
    of: isNa,
    holds(car) {
      const { hpRpm, torqueRpm } = peakOf(car.with([part('supercharger_centrifugal', { boostGaugePsi: 8 })]))
      const { redlineRpm } = car.vehicle.engine
      return hpRpm >= 0.97 * redlineRpm && torqueRpm > 0.7 * redlineRpm
    },
  },
  {
    name: '9b centrifugal: under 8 % gained below 2,500 rpm',
    of: isNa,
    holds: (car) => gainAt(car, [part('supercharger_centrifugal', { boostGaugePsi: 8 })], 2500) < 0.08,
  },
  {
    name: '10b roots: torque within 8 % of peak from 3,200 to 5,200',
    of: isNa,
    holds(car) {
      const curve = car.with([part('supercharger_roots')])
      return [3200, 4000, 5200].every((rpm) => torqueAt(curve, rpm) >= 0.92 * peakOf(curve).torque)
    },
  },
  {
    name: '10c roots torque at 3,000 is 20-50 % above a centrifugal of equal peak hp',
    of: isNa,
    holds(car) {
      const [roots, spun] = [car.with([part('supercharger_roots')]), car.with([part('supercharger_centrifugal')])]
      const torque = (curve: PowerCurve) => torqueAt(curve, 3000) / peakOf(curve).hp
      return within(torque(roots) / torque(spun) - 1, 0.2, 0.5)
    },
  },
  {
    name: '11 smaller pulley lifts the whole curve and gains less in the last 700 rpm',
    of: isBlown,
    holds(car) {
      const curve = car.with([part('pulley_smaller')])
      const gained = (rpm: number) => (torqueAt(curve, rpm) - torqueAt(car.stock, rpm)) / peakOf(car.stock).torque
      const middle = [2500, 3500, 4500, 5200].map(gained)
      const end = car.vehicle.engine.redlineRpm
      const moved = Math.abs(peakOf(curve).hpRpm - peakOf(car.stock).hpRpm)
      return Math.max(...middle) - Math.min(...middle) <= 0.05 && gained(end) < gained(end - 700) && moved <= 150
    },
  },
  { name: '13a Denver: unboosted loses 17-19 %', of: isNa, holds: (car) => within(lossAt(car, []), 0.17, 0.19) },
  { name: '13b Denver: belt blower loses 14-18 %', of: isBlown, holds: (car) => within(lossAt(car, []), 0.14, 0.18) },
  {
    name: '13c Denver: turbo loses 5-10 %, factory or kit',
    of: (vehicle) => isTurbo(vehicle) || isNa(vehicle),
    holds: (car) =>
      within(lossAt(car, isTurbo(car.vehicle) ? [] : [part('turbo_kit_single', { boostGaugePsi: 8 })]), 0.05, 0.1),
  },
]

const SMOOTH_LAWS: readonly Law[] = [
  {
    name: '15a no step of more than 3 % of peak torque in 100 rpm past the spool',
    of: () => true,
    holds: (car) => [...shapes(car), starved(car), ...held(car)].every((curve) => largestStep(curve) <= 0.03),
  },
  {
    name: '15b no kink: second difference within 2 % of peak hp at 100 rpm',
    of: () => true,
    holds: (car) => [...shapes(car), starved(car), ...held(car)].every((curve) => kinkShare(curve) <= 0.02),
  },
  {
    name: '15c no ruler-flat power: nowhere 500 rpm within 0.05 %',
    of: () => true,
    holds: (car) => ![...shapes(car), starved(car), ...held(car)].some(isRuler),
  },
]

export const LAWS: readonly Law[] = [...STOCK_LAWS, ...BUILD_LAWS, ...SMOOTH_LAWS]

/** Judges every law on every car of the catalog. */
export function curveLaws(vehicles: readonly Vehicle[] = VEHICLES): LawResult[] {
  const cars = vehicles.map(judged)
  return LAWS.map(({ name, of, holds }) => {
    const spoken = cars.filter(({ vehicle }) => of(vehicle))
    const misses = spoken.filter((car) => !holds(car)).map(({ vehicle }) => vehicle.id)
    return { law: name, held: spoken.length - misses.length, of: spoken.length, misses }
  })
}
