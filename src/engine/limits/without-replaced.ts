import type { PartKind } from '../model.ts'

/** The stock part that each kind of part takes the place of, as weak points name it. */
const STOCK_PART: readonly (readonly [kinds: readonly PartKind[], named: RegExp])[] = [
  [['oil_pump_gears'], /^oil pump gears\b/],
  [['built_bottom_end', 'stroker'], /^(?:connecting rods|rods\b.*|ringlands|tight ring gaps\b.*)$/],
  [['clutch'], /^(?:a |the )?(?:[\w-]+ )?clutch(?: (?:behind|from|that) .*)?$|^clutch slip\b/],
  [['oil_cooler'], /^oil temperature\b/],
  [['intercooler'], /\b(?:intercoolers?|charge-air cooling|charge cooling|charge cooler brick)$/],
  [['heat_exchanger'], /\bheat exchangers?$/],
  [['charge_pipes'], /\bcharge pipes?$/],
  [['half_shafts'], /\bhalf[- ]shafts$|^axles$/],
  [['differential'], /^the (?:open )?differential$/],
  [['high_pressure_fuel_pump', 'port_injection'], /\bhigh-pressure (?:fuel )?pump\b/],
  [['fuel_pump'], /^(?:the low-pressure fuel pump|fuel pumps)\b/],
  [['spark_plugs'], /^spark plugs?(?: gap)?$/],
  [['injectors'], /^(?:the small \d+ lb |early |fuel )?injectors\b/],
  [['intake_manifold'], /\bintake manifold$/],
  [['transmission_tune'], /without a transmission tune$/],
  [['torque_converter'], /^the torque converter\b/],
  [
    ['turbo_upgrade', 'turbo_kit_single', 'turbo_kit_twin'],
    /^(?:the |early )?(?:\w+ )*(?:IS20|IS38|T25|TD04) turbos?$/,
  ],
  [['turbo_upgrade'], /^(?:turbo failures|turbo seals|a turbo that|sequential twins)\b/],
  [['turbo_upgrade'], /\bonce the pre-cat is gone$/],
]

/**
 * Weak points of a stock car without the parts that a build replaces. Example: "the clutch behind the MT82" is gone
 * with a clutch, and of "oil pump gears and crank sprocket" the sprocket is left with billet gears.
 */
export function withoutReplaced(points: readonly string[], bought: ReadonlySet<PartKind>): string[] {
  const isReplaced = (what: string) =>
    STOCK_PART.some(
      ([kinds, named]) => kinds.some((kind) => bought.has(kind)) && named.test(what.replace(/ \(.*\)$/, '')),
    )
  return points.flatMap((point) => {
    const pieces = point.split(' and ')
    const left = pieces.filter((piece) => !isReplaced(piece))
    if (left.length === pieces.length) return [point]
    const article = point.startsWith('the ') && left[0] !== pieces[0] ? 'the ' : ''
    return left.length === 0 ? [] : [`${article}${left.join(' and ')}`]
  })
}
