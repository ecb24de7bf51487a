import { drawnCar } from '../src/catalog/drawn-car.ts'
import { VEHICLES } from '../src/catalog/vehicles.ts'
import type { DrawnCar } from '../src/xray/drawn-car.ts'
import type { Stand } from './hero-scene.ts'

export interface HeroScene {
  vehicleId: string
  alt: string
  stand: Stand
  isStill?: boolean
}

const LOW: Stand = { lengthPx: 1180, middleX: 1230, groundY: 900 }
const MIDDLE: Stand = { lengthPx: 1240, middleX: 1180, groundY: 760 }
/** A car of its own for each screen with a hero. */
export const HEROES: Readonly<Record<string, HeroScene>> = {
  home: {
    vehicleId: 'dodge-challenger-srt-hellcat-2015-6mt',
    alt: 'A Challenger in lines of light over a wet floor',
    stand: LOW,
  },
  gear: { vehicleId: 'subaru-wrx-sti-2015-6mt', alt: 'A WRX STI in lines of light over a wet floor', stand: MIDDLE },
  about: {
    vehicleId: 'chevrolet-corvette-z06-2006-6mt',
    alt: 'A Corvette in lines of light over a wet floor',
    stand: MIDDLE,
    isStill: true,
  },
}

export function heroCar({ vehicleId }: HeroScene): DrawnCar {
  const vehicle = VEHICLES.find(({ id }) => id === vehicleId)
  if (!vehicle) throw new Error(`hero: the catalog has no ${vehicleId}`)
  return drawnCar(vehicle)
}
