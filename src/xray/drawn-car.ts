import type { Aspiration, Drivetrain, TransmissionKind } from '../engine/model.ts'
import type { WheelDesign } from './wheel-designs.ts'

/**
 * X-ray: the build drawn inside the car. How the data runs:
 *
 *   Vehicle -> drawnCar (catalog/drawn-car.ts, on the server)   DrawnCar: where things sit, and the body's lines
 *   Build   -> systemsOf (systems.ts)                           what is new, near its limit, or breaks first
 *   both    -> xrayDrawing (xray-drawing.ts)                    paths in millimeters, one set a system
 *           -> a React component inline, or xrayPicture (xray-picture.ts) as one SVG file
 *
 * Everything here is pure. The browser gets the DrawnCar once and draws each change of the build by itself.
 */

export const ENGINE_POSITIONS = ['front', 'mid', 'rear'] as const
export type EnginePosition = (typeof ENGINE_POSITIONS)[number]
export const ORIENTATIONS = ['longitudinal', 'transverse'] as const
export type Orientation = (typeof ORIENTATIONS)[number]
export const BANKS = ['inline', 'v', 'flat', 'rotary'] as const
export type Bank = (typeof BANKS)[number]
/** Where a turbo sits: over the V, beside the block toward the nose or the firewall, low at the block's end. */
export const TURBO_PLACES = ['valley', 'front', 'back', 'low'] as const
export type TurboPlace = (typeof TURBO_PLACES)[number]
/** `top` stands on the engine under a scoop, `side` behind the rear quarters, `in_manifold` is cooled by water. */
export const CHARGE_COOLERS = ['front', 'top', 'side', 'in_manifold'] as const
export type ChargeCooler = (typeof CHARGE_COOLERS)[number]

/** Where the mechanical parts of a car sit. */
export interface CarLayout {
  position: EnginePosition
  orientation: Orientation
  bank: Bank
  /** Of a rotary: its rotors. */
  cylinders: number
  aspiration: Aspiration
  /** The engine hangs ahead of the front axle: Subaru, Audi quattro. */
  aheadOfAxle: boolean
  /** Gearbox and differential in one case at the rear axle, the engine in front: Corvette C5-C7, GT-R. */
  rearTransaxle: boolean
  drivetrain: Drivetrain
  gearbox: TransmissionKind
  gears: number
  /** Cam in the block, pushrods to the valves. */
  pushrods: boolean
  turboAt: TurboPlace
  chargeCooler: ChargeCooler
  /** A ladder frame with a live rear axle and a bed. */
  truck: boolean
}

/** Millimeters; x = 0 at the front axle and grows toward the tail, z = 0 on the ground. */
export interface Frame {
  wheelbase: number
  nose: number
  tail: number
  height: number
  sill: number
  front: { tire: number; rim: number }
  rear: { tire: number; rim: number }
  /** The outline from nose to tail, for what has to stay under the hood. */
  top: [x: number, z: number][]
  /** What its wheels look like, where the generation is drawn. */
  design?: WheelDesign | undefined
}

/** `paint` is the body's whole area, `dark` an opening or black trim, `trim` a thin bright line, `inside` what glass hides. */
export const BODY_ROLES = [
  'paint',
  'dark',
  'outline',
  'crease',
  'glass',
  'seam',
  'lamp',
  'tail',
  'trim',
  'inside',
] as const
export interface BodyLine {
  role: (typeof BODY_ROLES)[number]
  /** SVG path data; z is up in millimeters and down in SVG. */
  d: string
}

export interface DrawnCar {
  vehicleId: string
  name: string
  layout: CarLayout
  frame: Frame
  body: BodyLine[]
}
