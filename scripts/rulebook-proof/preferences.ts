import { type BadBuild, invented, UNIVERSAL } from './bad-builds.ts'

/** Rules that only order the work: the part counts as dearer while builds are compared. */
export const PREFERENCES: Readonly<Record<string, BadBuild>> = {
  B19: { car: '2017 Subaru WRX', parts: ['methanol_injection'] },
  'B20-order': { car: '2018 Ford Mustang GT', parts: ['nitrous'], use: 'drag' },
  J02: { car: '2012 Chevrolet Camaro SS', parts: ['camshafts'] },
  'A12-locked': {
    car: '2021 BMW M340i',
    parts: [invented('tune', { calibration: 'piggyback', name: 'JB4' })],
  },
  'C07-manifold': { car: '2017 Subaru WRX STI', parts: ['intake_manifold'] },
  'I11-near': {
    car: '2012 Ford Mustang GT',
    parts: [invented('fuel_pump', { fitment: UNIVERSAL })],
  },
  'H05-street': { car: '2018 Ford Mustang GT', parts: ['drag_tires'], use: 'street' },
  'J-gearbox': { car: '2018 Ford Mustang GT 10-speed automatic', parts: [invented('built_transmission')] },
}
