import { breakable } from '../../../engine/limits/is-strength.ts'
import { isPlural, limitName } from '../../../engine/limits/limit-words.ts'
import type { LimitUse } from '../../../engine/model.ts'
import { type Bilingual, listed } from '../advisor.ts'
import type { OfBuild } from '../of-build.ts'
import type { Subject } from '../strength-answers.ts'
import { tradeInSpanish } from '../words/trade-in-spanish.ts'

/** Up to here a limit leaves something for heat and a bad tank; past it nothing does. */
const EASY = 0.92
const FULL = 1.005

interface Use {
  name: string
  share: number
  isPlural: boolean
}

/** The limits of the build by their names, the nearest first, each once. */
function usesOf({ vehicle: { family } }: Subject, limits: readonly LimitUse[]): Use[] {
  return breakable(limits)
    .map((use) => ({ name: limitName(use, family), share: use.share, isPlural: isPlural(use, family) }))
    .filter(({ name }, at, all) => all.findIndex((one) => one.name === name) === at)
}
const percent = ({ share }: Use): string => `${Math.round(100 * share)}%`

/** "What goes first if I lean on it": the nearest limit, and what the trade knows of the engine. */
export const breaksFirst: OfBuild = (subject, { limits, power }) => {
  const { family } = subject.vehicle
  const [first, ...rest] = usesOf(subject, limits as readonly LimitUse[])
  const knows = ` Inside the ${family.name}: ${family.failsFirst.replaceAll(/\bwtq\b/g, 'lb-ft at the wheels')}.`
  const sabe = ` Dentro del motor: ${tradeInSpanish(family.failsFirst)}.`
  if (!first) return [knows.trim(), sabe.trim()]
  const next = rest.slice(0, 2).map((use) => `${use.name} ${percent(use)}`)
  const how: Bilingual =
    first.share > FULL
      ? ['past it, so expect it', 'pasado, así que cuenta con eso']
      : first.share > EASY
        ? ['with nothing to spare for hard use', 'sin margen para uso duro']
        : ['with margin left', 'con margen']
  return [
    `The ${first.name}: at ${percent(first)} of ${first.isPlural ? 'their' : 'its'} limit at ${Math.round(power.wheelHp)} whp, ${how[0]}.${next.length > 0 ? ` Then ${listed(next)}.` : ''}${knows}`,
    `Primero ${first.name}: va al ${percent(first)} de su límite con ${Math.round(power.wheelHp)} whp, ${how[1]}.${sabe}`,
  ]
}

/** "Will it hold": all of it at once, by the nearest limits. */
export const holdsAll: OfBuild = (subject, { limits, power }) => {
  const [first, ...rest] = usesOf(subject, limits as readonly LimitUse[])
  if (!first) return ['', '']
  const lead: Bilingual =
    first.share <= EASY
      ? ['Yes', 'Sí']
      : first.share <= FULL
        ? ['Just about', 'Justo']
        : ['Not with a margin', 'No con margen']
  const next = rest.slice(0, 3).map((use) => `${use.name} ${percent(use)}`)
  return [
    `${lead[0]}: at ${Math.round(power.wheelHp)} whp the closest to its limit is the ${first.name}, at ${percent(first)}.${next.length > 0 ? ` Then ${listed(next)}.` : ''}`,
    `${lead[1]}: con ${Math.round(power.wheelHp)} whp lo más cercano a su límite es ${first.name}, al ${percent(first)}.${next.length > 0 ? ` Luego ${next.join(', ')}.` : ''}`,
  ]
}

/** "How close to the edge is that": what is left at the nearest limit, then the others. */
export const edge: OfBuild = (subject, { limits }) => {
  const [first, ...rest] = usesOf(subject, limits as readonly LimitUse[])
  if (!first) return ['', '']
  const left = Math.max(0, Math.round(100 * (1 - first.share)))
  const next = rest.slice(0, 3).map((use) => `${use.name} ${percent(use)}`)
  const lead: Bilingual =
    first.share > FULL
      ? [
          `Over it: the ${first.name} is at ${percent(first)} of its limit`,
          `Pasado: ${first.name} va al ${percent(first)}`,
        ]
      : [
          `${left}% from the edge: the ${first.name} is the closest, at ${percent(first)} of ${first.isPlural ? 'their' : 'its'} limit`,
          `Queda un ${left}%: lo más cercano es ${first.name}, al ${percent(first)} de su límite`,
        ]
  return [
    `${lead[0]}.${next.length > 0 ? ` Then ${listed(next)}.` : ''} I plan with 5% in hand; under that there's no room for heat or a bad tank.`,
    `${lead[1]}.${next.length > 0 ? ` Luego ${next.join(', ')}.` : ''} Yo planeo con 5% de sobra.`,
  ]
}
