import { listed } from '../display-words.ts'
import type { Build } from '../model.ts'
import { scenarioParts } from '../power/build-power.ts'
import { isBuiltIn, isMany, weakPointName, weakPointOf } from './limit-words.ts'
import { withoutReplaced } from './without-replaced.ts'

/** Fluid is changed, not checked. */
const OVERDUE = /^overdue /
/** It comes out with the gearbox. */
const WITH_CLUTCH = /\bslave cylinder inside the bellhousing$/

/** Whether the build has what the weak point is about: boost, or the fuel. */
function isOn(what: string, { vehicle, parts, fuel }: Build): boolean {
  if (/\bunder boost\b/.test(what))
    return vehicle.engine.aspiration !== 'na' || scenarioParts(parts).chosen.boostSource !== undefined
  if (/\bon ethanol\b/.test(what)) return fuel === 'e30' || fuel === 'e85'
  return !/\bon 91 octane\b/.test(what) || fuel === '91'
}

/**
 * What an engine is known for, whatever the build asks of it, but for what the build replaces or mends, each with what to
 * do: what is checked, or changed, before power goes on, and apart from it what is built in.
 */
export function knownIssues(build: Build, said: readonly string[]): string[] {
  const { family } = build.vehicle
  const bought = new Set(build.parts.map(({ kind }) => kind))
  const mended = bought.has('reliability_fix') ? weakPointOf(family) : undefined
  const isSaid = (what: string) => said.some((note) => note.includes(what.replace(/ \(.*\)$/, '')))
  const open = family.weakPoints.map(({ what }) => what).filter((what) => weakPointName(what) !== mended)
  const unsaid = withoutReplaced(open, bought).filter((what) => !isSaid(what) && isOn(what, build))
  const isDoneWithClutch = (what: string) => bought.has('clutch') && WITH_CLUTCH.test(what)
  const builtIn = unsaid.filter(isBuiltIn)
  const due = unsaid.filter((what) => OVERDUE.test(what))
  const checked = unsaid.filter((what) => !isBuiltIn(what) && !OVERDUE.test(what) && !isDoneWithClutch(what))
  const them = checked.length > 1 || checked.some(isMany) ? 'them' : 'it'
  const soaks = builtIn.some((what) => what.startsWith('heat soak'))
  return [
    ...(checked.length > 0
      ? [
          `Known issue${checked.length > 1 ? 's' : ''} on this ${family.name}: ${checked.join('; ')}. Have ${them} checked first.`,
        ]
      : []),
    ...(due.length > 0
      ? [`Change the ${listed(due.map((what) => what.replace(OVERDUE, '')))} first: on this car it is often overdue.`]
      : []),
    ...unsaid.filter(isDoneWithClutch).map((what) => `Replace ${what} while the gearbox is out for the clutch.`),
    ...(builtIn.length > 0
      ? [
          `Keep in mind on this ${family.name}: ${builtIn.join('; ')}.${soaks ? ' Heat-soaked, the engine pulls timing: let it cool between pulls.' : ''}`,
        ]
      : []),
  ]
}
