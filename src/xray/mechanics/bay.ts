import type { CarLayout, DrawnCar, Frame } from '../drawn-car.ts'
import { heightAt } from '../geometry.ts'

/** Where engine and gearbox stand in one car, millimeters. */
export interface Bay {
  layout: CarLayout
  frame: Frame
  /** Ends of the engine along the car; the gearbox bolts to x1 where `toTail` is 1, to x0 where it is -1. */
  x0: number
  x1: number
  toTail: 1 | -1
  /** Height of the crank, of the block's deck, of the top of the heads, and of what stands on the engine. */
  crank: number
  deck: number
  heads: number
  top: number
  /** Cylinders that are seen: one bank, or the one of an engine that is seen from its end. */
  seen: number
  /** Underside of the hood, roof or deck at x. */
  under: (x: number) => number
  /** Middle of the engine. */
  middle: number
}

/** Cylinder spacing and what the ends of the block add, typical of the layout. */
const SPACING = { inline: 100, v: 116, flat: 128, rotary: 165 }
const ENDS = 104

const banksOf = ({ bank }: CarLayout) => (bank === 'v' || bank === 'flat' ? 2 : 1)

function lengthOf(layout: CarLayout): number {
  if (layout.orientation === 'transverse') return layout.bank === 'v' ? 520 : 300
  return Math.ceil(layout.cylinders / banksOf(layout)) * SPACING[layout.bank] + ENDS
}

/** Where the front face of the engine stands. */
function frontFaceOf({ layout, frame }: DrawnCar, length: number): number {
  const { wheelbase } = frame
  if (layout.position === 'rear') return wheelbase + 165
  if (layout.position === 'mid') return layout.orientation === 'transverse' ? wheelbase - 640 : wheelbase - 320 - length
  if (layout.orientation === 'transverse') return -205 - length / 2
  if (layout.aheadOfAxle) return -95 - length
  if (layout.truck) return -170
  return layout.rearTransaxle ? 10 : -150
}

export function bayOf(car: DrawnCar): Bay {
  const { layout, frame } = car
  const length = lengthOf(layout)
  const x0 = frontFaceOf(car, length)
  const x1 = x0 + length
  const under = (x: number) => (heightAt(frame.top, x) ?? frame.height * 0.55) - 42
  const tire = layout.position === 'front' ? frame.front.tire : frame.rear.tire
  const crank =
    tire + (layout.truck ? 60 : layout.bank === 'flat' ? -12 : layout.orientation === 'transverse' ? 36 : 14)
  const hood = Math.min(under(x0 + 40), under((x0 + x1) / 2), under(x1 - 40))
  const most = layout.bank === 'flat' ? 370 : layout.truck ? 610 : 540
  const room = Math.min(hood, crank + most) - crank
  const rise = layout.bank === 'flat' ? 0.34 : layout.bank === 'v' ? 0.42 : 0.46
  return {
    layout,
    frame,
    x0,
    x1,
    toTail: layout.position === 'rear' ? -1 : 1,
    crank,
    deck: crank + room * rise,
    heads: crank + room * (layout.bank === 'flat' ? 0.42 : layout.bank === 'v' ? 0.7 : 0.8),
    top: crank + room,
    seen: layout.orientation === 'transverse' ? 1 : Math.ceil(layout.cylinders / banksOf(layout)),
    under,
    middle: (x0 + x1) / 2,
  }
}
