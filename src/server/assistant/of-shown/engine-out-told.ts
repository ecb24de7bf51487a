import type { GenerateReply, RecommendedPart } from '../../../contract/configurator.ts'
import type { PartKind } from '../../../engine/model.ts'
import { listed } from '../advisor.ts'
import { named, type OfBuild } from '../of-build.ts'
import { bare } from './parts-said.ts'

const kinds = (...all: PartKind[]): ReadonlySet<string> => new Set<string>(all)

const OPENS_ENGINE = kinds('built_bottom_end', 'stroker')
const GEARBOX_DOWN = kinds('built_transmission', 'clutch', 'flywheel', 'torque_converter')
const HEADS_OFF = kinds('ported_heads', 'head_studs')
const TURBOS = kinds('turbo_kit_single', 'turbo_kit_twin', 'turbo_upgrade')
const ENGINE_OUT = /\bengine out\b/i

const withHours = (part: RecommendedPart): string => `the ${bare(part)} (${part.pricing.laborHours} h)`
const conHoras = (part: RecommendedPart): string => `${named(part)} (${part.pricing.laborHours} h)`
const of = ({ recommendedParts }: GenerateReply, own: ReadonlySet<string>): RecommendedPart[] =>
  recommendedParts.filter(({ kind }) => own.has(kind))

/** "Does the motor have to come out for any of it": by what is in the build, with its hours. */
export const engineOut: OfBuild = ({ vehicle: { family } }, reply) => {
  const opens = of(reply, OPENS_ENGINE)
  const isTight = family.weakPoints.some(({ what }) => ENGINE_OUT.test(what))
  const out = [
    ...opens,
    ...(isTight ? of(reply, TURBOS) : []),
    ...reply.recommendedParts.filter(({ name }) => ENGINE_OUT.test(name)),
  ]
  const down = of(reply, GEARBOX_DOWN)
  const heads = of(reply, HEADS_OFF)
  const all = `${reply.laborHours} hours of labor in all.`
  const todo = `${reply.laborHours} horas en total.`
  if (out.length > 0)
    return [
      `Yes, the engine comes out, for ${listed(out.map(withHours))}. ${down.length > 0 ? `${listed(down.map(bare))} ${down.length > 1 ? 'go' : 'goes'} in while it's apart. ` : ''}${all}`,
      `Sí, hay que bajar el motor por ${out.map(conHoras).join(', ')}. ${todo}`,
    ]
  const [longest] = reply.recommendedParts.toSorted((a, b) => b.pricing.laborHours - a.pricing.laborHours)
  const most = longest && down.length + heads.length === 0 ? ` The longest job is ${withHours(longest)}.` : ''
  const box =
    down.length > 0
      ? ` The transmission comes down for ${listed(down.map(withHours))}.`
      : ' The transmission stays in too.'
  const top = heads.length > 0 ? ` The heads come off for ${listed(heads.map(withHours))}.` : ''
  return [
    `No, the engine stays in the car for all of it.${box}${top}${most} ${all}`,
    `No, el motor se queda en el carro.${down.length > 0 ? ` La transmisión sí se baja, por ${down.map(conHoras).join(', ')}.` : ' La transmisión tampoco se baja.'} ${todo}`,
  ]
}
