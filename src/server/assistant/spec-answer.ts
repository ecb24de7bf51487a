import { ASPIRATION_NAMES, DRIVETRAIN_NAMES } from '../../engine/display-words.ts'
import { stockFigures } from '../planning/car-facts.ts'
import type { Words } from './strength-answers.ts'

const INJECTION = { direct: 'direct injection', port: 'port injection', dual: 'port and direct injection' } as const

/** What a car is from the factory: its engine, gearbox, driven wheels and weight, as the catalog has them. */
export const specs: Words = ({ advisor, vehicle, name }) => {
  const { engine, transmission, chassis, family } = vehicle
  const stock = stockFigures(advisor.catalog, vehicle)
  const boost =
    engine.boostGaugePsi > 0.5 ? `, about ${engine.boostGaugePsi.toFixed(0)} psi of boost at the power peak` : ''
  const engineWords = `${engine.displacementL.toFixed(1)} liter ${engine.cylinders}-cylinder ${engine.code}, ${(ASPIRATION_NAMES[engine.aspiration] || 'no boost').toLowerCase()}, ${INJECTION[family.injection]}`
  return [
    `The ${name} from the factory: ${engineWords}${boost}. ${stock.crankHp} hp at ${engine.crankHpRpm} rpm and ${stock.crankTorqueLbft} lb-ft at ${engine.crankTorqueRpm} rpm, at the crank; ${engine.compressionRatio}:1 compression; redline ${engine.redlineRpm} rpm. Gearbox: ${transmission.code}, ${transmission.gearRatios.length} gears, ${transmission.finalDrive} final drive. ${DRIVETRAIN_NAMES[chassis.drivetrain]}, ${stock.weightLb} lb.`,
    `${name} de fábrica: ${engineWords}${boost}. ${stock.crankHp} hp a ${engine.crankHpRpm} rpm y ${stock.crankTorqueLbft} lb-ft a ${engine.crankTorqueRpm} rpm al cigüeñal; compresión ${engine.compressionRatio}:1; corte a ${engine.redlineRpm} rpm. Caja ${transmission.code}, ${transmission.gearRatios.length} marchas. ${stock.weightLb} lb.`,
  ]
}
