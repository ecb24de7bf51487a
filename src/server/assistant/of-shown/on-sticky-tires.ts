import type { PartKind } from '../../../engine/model.ts'
import { partsLike } from '../../planning/car-facts.ts'
import { dollarsOf } from '../../pricing/money.ts'
import { type Bilingual, dollars, listed } from '../advisor.ts'
import type { Subject } from '../strength-answers.ts'
import type { Component, ComponentName } from './components.ts'

/** Tires that hook, and what is done on them. */
const HOOKS =
  /\b(?:drag (?:tires?|radials?|pack)|slicks?|radials|drs?\b|mickeys?|hoosiers?|et street\w*|prep(?:ped)?|launch\w*|hooks?|sticky|trans ?brake|clutch dumps?|llantas? (?:de arranque|pegajosa)|arranc\w+)\b/
export const onStickyTires = (asked: string): boolean => HOOKS.test(asked)

/** With less than this in hand a hard launch finds the weak one: shock is far over what the engine makes. */
const LIVES_ON_SHOCK = 0.75

const KINDS: Readonly<Partial<Record<ComponentName, readonly PartKind[]>>> = {
  driveline: ['half_shafts', 'driveshaft'],
  gearbox: ['built_transmission'],
  clutch: ['clutch'],
}

/** A stock part that bears the power on the street, asked about on tires that hook: how near it is, and what goes in for that. */
export function stickyTold(
  { advisor, vehicle, asked }: Subject,
  name: ComponentName,
  of: Component,
  load: { good: string; made: string; share: number },
): Bilingual | undefined {
  const kinds = KINDS[name]
  if (!kinds || !onStickyTires(asked) || load.share <= LIVES_ON_SHOCK) return undefined
  const parts = kinds.flatMap(
    (kind) => partsLike(advisor.catalog, vehicle, { kind }).find((part) => part.kind === kind) ?? [],
  )
  const said = parts.map((part) => `${part.manufacturer} ${part.name} (${dollars(dollarsOf(part.priceCents))})`)
  const cure =
    said.length > 0
      ? `for hard launches put in the ${listed(said).replaceAll(/\b(?:The )(?=[A-Z])/g, '')}`
      : 'for hard launches it wants stronger parts: ask us at /contact'
  const loop =
    name === 'driveline' && vehicle.chassis.drivetrain === 'rwd'
      ? ' A driveshaft loop goes in with slicks in any case: tech asks for one from 13.99.'
      : ''
  const percent = Math.round(100 * load.share)
  const is = of.isPlural ? 'are' : 'is'
  return load.share > 1
    ? [
        `No, not on tires that hook: the stock ${of.name[0]} ${is} good for about ${load.good}, and this build makes ${load.made}, ${percent}% of it. Even on street tires it's over; ${cure}.${loop}`,
        `No con llanta que agarra: ${of.name[1]} de fábrica aguanta ${load.good} y este build da ${load.made}, el ${percent}%.`,
      ]
    : [
        `Marginal: on street tires ${of.isPlural ? 'they live' : 'it lives'}, on a tire that hooks I wouldn't count on ${of.isPlural ? 'them' : 'it'}. The stock ${of.name[0]} ${is} good for about ${load.good}, and this build makes ${load.made}, ${percent}% of it before the shock of a launch; ${cure}.${loop}`,
        `Justo: con llanta de calle vive, con llanta que agarra no lo aseguro. ${of.name[1]} de fábrica aguanta ${load.good} y este build da ${load.made}, el ${percent}% sin contar el golpe de la salida.`,
      ]
}
