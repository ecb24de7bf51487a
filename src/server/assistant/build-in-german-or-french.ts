import type { GenerateReply, GenerateRequest } from '../../contract/configurator.ts'
import type { Fuel } from '../../engine/model.ts'
import { HP_PER_PS } from '../../engine/units.ts'
import { dollars, whp } from './advisor.ts'

/** The octane on our pumps is (R+M)/2: 91 is sold as 95 RON in Europe, 93 as 98. */
const GERMAN_FUELS: Readonly<Partial<Record<Fuel, string>>> = { '91': '95 ROZ (US 91)', '93': '98 ROZ (US 93)' }
const FRENCH_FUELS: Readonly<Partial<Record<Fuel, string>>> = { '91': 'SP95 (US 91)', '93': 'SP98 (US 93)' }

/** So much of a goal is as good as reached. */
const CLOSE = 0.985

/** A build in the language of who asked: the card beside it is the same. Worked: 382 hp at the crank are 387 PS. */
export function buildInGermanOrFrench(
  language: 'de' | 'fr',
  reply: GenerateReply,
  { year, targetHorsepower }: GenerateRequest,
): string {
  const { power, timeSlip, enhancedData, recommendedParts, estimatedCost, laborHours } = reply
  const car = `${year} ${enhancedData.vehicle.make} ${enhancedData.vehicle.model}`
  const fuel = enhancedData.preferences.fuel_type as Fuel
  const ps = Math.round(power.crankHp / HP_PER_PS)
  const count = recommendedParts.length
  const goalWheelHp = reply.shortfall?.goalWheelHp ?? targetHorsepower ?? 0
  const isShort = power.wheelHp < CLOSE * goalWheelHp
  const times = [timeSlip.zeroToSixtyS, timeSlip.quarterMileS].map((seconds) => seconds.toFixed(1).replace('.', ','))
  const said =
    language === 'de'
      ? [
          isShort ? `${whp(goalWheelHp)} werden es so nicht, sondern ${whp(power.wheelHp)}.` : '',
          `Mit ${count === 1 ? 'einem Teil' : `${count} Teilen`} kommt der ${car} mit ${GERMAN_FUELS[fuel] ?? fuel.toUpperCase()} von ${whp(power.stockWheelHp)} auf ${whp(power.wheelHp)} (hp am Rad), an der Kurbelwelle rund ${ps} PS, für ${dollars(estimatedCost)} mit ${String(laborHours).replace('.', ',')} Stunden Arbeit.`,
          `Berechnet: 0-60 mph (97 km/h) in ${times[0]} s, Viertelmeile in ${times[1]} s. Die Preise sind Schätzungen, bis wir ein Angebot machen.`,
        ]
      : [
          isShort ? `On n'arrive pas à ${whp(goalWheelHp)} ainsi, mais à ${whp(power.wheelHp)}.` : '',
          `Avec ${count} ${count === 1 ? 'pièce' : 'pièces'}, la ${car} passe de ${whp(power.stockWheelHp)} à ${whp(power.wheelHp)} aux roues (environ ${ps} ch au vilebrequin) avec ${FRENCH_FUELS[fuel] ?? fuel.toUpperCase()}, pour ${dollars(estimatedCost)} et ${String(laborHours).replace('.', ',')} heures de travail.`,
          `Calcul : 0-60 mph (97 km/h) en ${times[0]} s, quart de mile en ${times[1]} s. Les prix sont des estimations jusqu'à notre devis.`,
        ]
  return said.filter(Boolean).join(' ')
}
