import type { GenerateReply, RecommendedPart } from '../../../contract/configurator.ts'
import { PSI_PER_BAR } from '../../../engine/units.ts'
import type { Bilingual } from '../advisor.ts'
import { listed } from '../advisor.ts'
import { WORDS_OF_BUILD } from '../build-answers.ts'
import { named, type OfBuild } from '../of-build.ts'
import { partsIn } from '../part-words.ts'
import { ASKS_HARM, HOLDS_OR_BREAKS, type Subject } from '../strength-answers.ts'
import { altitude } from './altitude-told.ts'
import type { AspectAsked } from './aspects-asked.ts'
import { boxHeat } from './box-heat-told.ts'
import { breaksFirst, edge, holdsAll } from './breaks-first-told.ts'
import { componentsIn, componentsMeant, WEAK_POINTS } from './components.ts'
import { cooling } from './cooling-told.ts'
import { curveTold } from './curve-told.ts'
import { engineOut } from './engine-out-told.ts'
import { partsList } from './list-told.ts'
import { mostEffect } from './most-effect-told.ts'
import { BEARS, droppable, installOrder } from './order-told.ts'
import { byItself, instalado, installed, partsSaid } from './parts-said.ts'
import { dollarsPerHp, laborSplit, overStageOne, partPrice } from './price-told.ts'
import { runTold } from './run-told.ts'
import type { ShownAspect } from './shown-aspect.ts'
import { splitTold } from './split-told.ts'
import { everyDay, factoryWarranty, onTheStreet } from './street-told.ts'
import { strengthTold } from './strength-told.ts'
import { band } from './time-told.ts'
import { tiresTold } from './tires-needed-told.ts'
import { weakPoint } from './weak-point-told.ts'
import { whyTold } from './why-told.ts'

const joined = (told: readonly Bilingual[]): Bilingual => [
  told.map(([english]) => english).join(' '),
  told.map(([, spanish]) => spanish).join(' '),
]

/** The same words once: "sleeves? pistons? stock block?" is one question. */
const each = (told: readonly Bilingual[]): Bilingual =>
  joined(told.filter(([english], at) => told.findIndex(([other]) => other === english) === at))

const MOST_COMPONENTS = 3
const strength: OfBuild = (subject, reply) => {
  const names = componentsMeant(subject.asked)
  // Brakes and the like have no limit of power: they are left to what knows them.
  if (names.length === 0) return partsIn(subject.asked).length > 0 ? ['', ''] : holdsAll(subject, reply)
  const told = each(
    names.slice(0, MOST_COMPONENTS).map((name) => {
      const [english, spanish] = strengthTold(subject, reply, name)
      const heat = name === 'gearbox' || name === 'converter' ? boxHeat(subject, reply) : ['', '']
      return [`${english}${heat[0]}`, `${spanish}${heat[1]}`] as const
    }),
  )
  return ASKS_HARM.test(subject.asked) && !HOLDS_OR_BREAKS.test(subject.asked) ? asHarm(told) : told
}
/** "Will that hurt my engine" asks the other way around. */
const asHarm = ([english, spanish]: Bilingual): Bilingual => [
  english.replace(/^Yes:/, 'No:').replace(/^Just about:/, "It's close:"),
  spanish.replace(/^Sí:/, 'No:'),
]

/** "How close is that to the limit of the block": of the component that is named, or of the nearest limit. */
const margin: OfBuild = (subject, reply) => {
  const own = WORDS_OF_BUILD.build_margin(subject, reply)
  if (!own[0].startsWith('Used of each')) return own
  const [name] = componentsMeant(subject.asked)
  return name ? strengthTold(subject, reply, name) : edge(subject, reply)
}

/** "Does it come with a clutch or is that extra", "did you put a heat exchanger in". */
const inBuild: OfBuild = (subject, reply) => {
  if (partsSaid(subject.asked, reply).length === 0 && componentsIn(subject.asked).length === 0)
    return /\b(?:install\w*|labor|tax\w*|instalacion|mano de obra)\b/.test(subject.asked)
      ? WORDS_OF_BUILD.build_included(subject, reply)
      : partsList(subject, reply)
  const said = partsSaid(subject.asked, reply).filter(
    ({ kind }, at, all) => all.findIndex((one) => one.kind === kind) === at,
  )
  const [component] = componentsIn(subject.asked)
  if (said.every(({ own, kit }) => own.length === 0 && !kit) && component) {
    const [english, spanish] = strengthTold(subject, reply, component)
    return [
      english.startsWith('Yes: the stock') ? english.replace(/^Yes: the/, "No, and it doesn't need one: the") : english,
      spanish,
    ]
  }
  return joined(said.slice(0, MOST_COMPONENTS).map((part) => inIt(subject, reply, part)))
}

/** Whether a part may be left out: what bears, feeds or cools the power never without a word of it. */
function ownWords(own: readonly RecommendedPart[], { supportingPartIds }: GenerateReply): Bilingual {
  if (!own.every(({ partId }) => supportingPartIds.includes(partId)))
    return ["It isn't optional at this power.", 'A esta potencia no es opcional.']
  return own.some(({ kind }) => BEARS.has(kind))
    ? [
        "It doesn't add power, but it keeps the rest alive: I'd leave it in.",
        'No da potencia sola, pero protege lo demás: yo la dejaría.',
      ]
    : [
        "It doesn't add power, so you can leave it out: say so and I'll price it without.",
        'No da potencia sola: se puede quitar.',
      ]
}

function inIt(
  subject: Subject,
  reply: GenerateReply,
  { own, kit, kind, word }: ReturnType<typeof partsSaid>[number],
): Bilingual {
  if (own.length > 0) {
    const [must, debe] = ownWords(own, reply)
    const lead = /\bstock\b/.test(subject.asked)
      ? "No, it doesn't stay stock, and the price has it: "
      : /^\W*(?:\w+ )?(?:which|what|whats)\b/.test(subject.asked)
        ? ''
        : 'Yes, in the price already: '
    return [
      `${lead}${listed(own.map(installed))}. ${own.map(({ reason }) => reason).join(' ')} ${must}`,
      `${lead ? 'Sí, ya va en el precio: ' : ''}${own.map(instalado).join(', ')}. ${debe}`,
    ]
  }
  if (kit) {
    const [component] = componentsIn(subject.asked)
    const [bears, aguanta] = component ? strengthTold(subject, reply, component) : ['', '']
    return [
      `Yes: the ${word} comes with the ${named(kit)}, in its price. ${bears.replace(/^(?:Yes|Just about): t/, 'T')}`.trim(),
      `Sí: viene con ${named(kit)}, en su precio. ${aguanta.replace(/^(?:Sí|Justo): /, '')}`.trim(),
    ]
  }
  const other = byItself(subject, kind)
  return [
    `No ${word} in this build: it makes its ${Math.round(reply.power.wheelHp)} whp without. ${other[0]}`,
    `Este build no lleva eso: llega a ${Math.round(reply.power.wheelHp)} whp sin eso. ${other[1]}`,
  ]
}

/** Boost, in the unit that was asked for. */
const boost: OfBuild = (subject, reply) => {
  const { boostGaugePsi } = reply.power
  const inBar = / ?\bbars?\b|\bkpa\b/.test(subject.asked) && boostGaugePsi > 0.5
  const bar = (boostGaugePsi / PSI_PER_BAR).toFixed(2)
  const [english, spanish] = WORDS_OF_BUILD.build_boost(subject, reply)
  return inBar
    ? [
        english.replace(/^About ([\d.]+) psi/, `About ${bar} bar ($1 psi)`),
        spanish.replace(/^Unos ([\d.]+) psi/, `Unos ${bar} bar ($1 psi)`),
      ]
    : [english, spanish]
}

/** Hours and days, and what of it somebody may do at home. */
const hours: OfBuild = (subject, reply) => {
  const told = WORDS_OF_BUILD.build_hours(subject, reply)
  const isAtHome = /\b(?:my (?:garage|driveway)|at home|my ?self|diy)\b/.test(subject.asked)
  const longest = reply.recommendedParts.toSorted((a, b) => b.pricing.laborHours - a.pricing.laborHours).slice(0, 3)
  const biggest: Bilingual = /\b(?:why|engine[- ]?out|what makes|what takes)\b/.test(subject.asked)
    ? [
        `Most of it: ${listed(longest.map((part) => `the ${named(part)}, ${part.pricing.laborHours} h`))}.`,
        `Lo más largo: ${longest.map((part) => `${named(part)}, ${part.pricing.laborHours} h`).join(', ')}.`,
      ]
    : ['', '']
  return joined([told, biggest, ...(isAtHome ? [WORDS_OF_BUILD.build_home(subject, reply)] : [])])
}

const TOLD: Readonly<Record<ShownAspect, OfBuild>> = {
  altitude,
  band,
  boost,
  cooling,
  crank: WORDS_OF_BUILD.build_crank,
  curve: curveTold,
  daily: everyDay,
  droppable,
  engine_out: engineOut,
  gain: WORDS_OF_BUILD.build_power,
  hours,
  in_build: inBuild,
  labor: laborSplit,
  lasts: WORDS_OF_BUILD.build_lasts,
  list: partsList,
  margin,
  most_effect: mostEffect,
  mpg: WORDS_OF_BUILD.build_mpg,
  next: WORDS_OF_BUILD.build_next,
  order: installOrder,
  part_price: partPrice,
  per_hp: dollarsPerHp,
  sound: WORDS_OF_BUILD.build_sound,
  split: splitTold,
  stage_worth: overStageOne,
  street: onTheStreet,
  strength,
  time: runTold,
  tires: tiresTold,
  torque: WORDS_OF_BUILD.build_torque,
  total: WORDS_OF_BUILD.build_included,
  warranty: factoryWarranty,
  weak_point: (subject, reply) => (WEAK_POINTS.test(subject.asked) ? weakPoint : breaksFirst)(subject, reply),
  why: whyTold(inBuild),
}

/** Units may stand in another clause than what they are asked of. */
const OF_WHOLE: ReadonlySet<ShownAspect> = new Set<ShownAspect>([
  'torque',
  'boost',
  'crank',
  'strength',
  'tires',
  'labor',
  'order',
  'band',
  'time',
  'altitude',
])
const UNITS = /\b(?:nm|newton\w*|bars?|kpa|kw|ps)\b/

/** Whose figures (a rate, a sum, two kinds of tires) may stand anywhere in the message. */
const BY_WHOLE: ReadonlySet<ShownAspect> = new Set<ShownAspect>([
  ...(['per_hp', 'labor', 'order', 'band', 'tires', 'split', 'altitude', 'stage_worth'] as const),
])

/** Hours that are asked for by themselves are told once. */
const withoutHours = ([english, spanish]: Bilingual, hours: number): Bilingual => [
  english.replace(` ${hours} hours of labor in all.`, ''),
  spanish.replace(` ${hours} horas en total.`, ''),
]

/** Everything that a message asks of the build, answered in its order. */
export function tellAspects(subject: Subject, reply: GenerateReply, asked: readonly AspectAsked[]): Bilingual {
  const unit = UNITS.exec(subject.asked)?.[0]
  const isOfHours = asked.some(({ aspect }) => aspect === 'hours')
  return each(
    asked.map(({ aspect, clause }) => {
      const words = OF_WHOLE.has(aspect) && unit && !clause.includes(unit) ? `${clause} ${unit}` : clause
      // A limit that somebody heard stands in a sentence of its own.
      const isAlone = aspect === 'torque' && asked.length === 1
      const whole = isAlone || BY_WHOLE.has(aspect) ? subject.asked : words
      const told = TOLD[aspect]({ ...subject, asked: whole }, reply)
      return aspect === 'engine_out' && isOfHours ? withoutHours(told, reply.laborHours) : told
    }),
  )
}
