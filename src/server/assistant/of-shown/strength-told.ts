import type { GenerateReply, RecommendedPart } from '../../../contract/configurator.ts'
import { FUEL_NAMES } from '../../../engine/display-words.ts'
import type { LimitUse } from '../../../engine/model.ts'
import { FUEL_FACTS, massPerPowerOf } from '../../../engine/power/fuel.ts'
import { inductionOf } from '../../../engine/vocabulary.ts'
import { allStockLimits } from '../../planning/car-facts.ts'
import { type Bilingual, listed, whp } from '../advisor.ts'
import { torqueIn } from '../computed/unit-words.ts'
import { pastIt, type Subject } from '../strength-answers.ts'
import { tradeInSpanish } from '../words/trade-in-spanish.ts'
import { COMPONENTS, type Component, type ComponentName } from './components.ts'
import { stickyTold } from './on-sticky-tires.ts'
import { instalado, installed } from './parts-said.ts'
import { torqueClaim } from './torque-claim.ts'

/** What a stock component is good for, and what the build asks of it, in the unit that the trade rates it in. */
interface Load {
  good: string
  made: string
  share: number
}

/** So much of a limit may be used with a margin; from there to the limit there is none. */
const EASY = 0.92
/** Past this there is no margin to speak of. */
const NO_MARGIN = 0.97

function stockLoad(subject: Subject, reply: GenerateReply, name: ComponentName): Load | undefined {
  const { advisor, vehicle, asked } = subject
  const { limits, family, transmission } = vehicle
  const { crankTorqueLbft, wheelHp } = reply.power
  const of = COMPONENTS[name] as Component
  const held = allStockLimits(advisor.catalog, vehicle)
    .filter(({ component, slot }) =>
      slot ? of.slots.includes(slot) : component !== 'hardware' && of.limits.includes(component),
    )
    .map((limit) => limit.wheelHp)
  // What an engine bears stands in its family, without the headroom of the rulebook.
  const known = name === 'engine' ? [family.bottomEndLimitWheelHp] : held
  const fuelLimit = OF_FUEL.has(name) ? fuelLimitOf(subject, reply) : undefined
  const power = fuelLimit ?? (known.length > 0 ? Math.min(...known) : undefined)
  const on = fuelLimit === undefined ? '' : ` on ${fuelName(subject, reply)}`
  const byPower =
    power === undefined ? undefined : { good: `${whp(power)}${on}`, made: whp(wheelHp), share: wheelHp / power }
  const ratings = [
    name === 'clutch' ? limits.clutchTorqueLbft : undefined,
    ...(name === 'gearbox' ? [limits.transmissionTorqueLbft, family.gearboxLimitsLbft[transmission.code]] : []),
  ].filter((rating) => rating !== undefined)
  if (ratings.length === 0) return byPower
  const rated = Math.min(...ratings)
  const torque = torqueIn(asked)
  const byTorque = {
    good: torque(rated),
    made: `${torque(crankTorqueLbft)} at the crank`,
    share: crankTorqueLbft / rated,
  }
  // What holds the torque and not the trade's experience of it is told by that experience.
  return byPower && byPower.share > byTorque.share && byPower.share > EASY ? withTorque(byPower, byTorque) : byTorque
}
const withTorque = (power: Load, torque: Load): Load => ({
  ...power,
  good: `${power.good} (rated ${torque.good})`,
  made: `${power.made} (${torque.made})`,
})

/** What the stock fuel system feeds, on the blend that is in the tank. */
function fuelLimitOf({ vehicle: { family }, ethanolPercent = 0 }: Subject, reply: GenerateReply): number {
  const limit = family.fuelLimitWheelHp
  if (isEthanol(reply) && (ethanolPercent === 0 || ethanolPercent >= 85)) return limit.e85
  if (ethanolPercent === 0) return limit[93]
  return Math.min(limit[93], (limit.e85 * FUEL_FACTS.e85.massPerPower) / massPerPowerOf(ethanolPercent / 100))
}
const fuelName = ({ ethanolPercent = 0 }: Subject, reply: GenerateReply): string =>
  ethanolPercent > 0 && ethanolPercent < 85
    ? `E${ethanolPercent}`
    : FUEL_NAMES[reply.enhancedData.preferences.fuel_type]

const OF_FUEL: ReadonlySet<ComponentName> = new Set<ComponentName>(['pump', 'injectors', 'fuel', 'direct_pump'])
const isEthanol = ({ enhancedData: { preferences } }: GenerateReply): boolean => preferences.fuel_type === 'e85'

/** How much of its limit the build uses of a component, with whatever is in its place. */
function shareIn({ limits }: GenerateReply, { limits: components, slots }: Component): number | undefined {
  const own = (limits as readonly LimitUse[]).filter(({ component, slot }) =>
    slot ? slots.includes(slot) : components.includes(component),
  )
  return own.length > 0 ? Math.max(...own.map(({ share }) => share)) : undefined
}

/** The part of the build that raises a component's limit without taking its place: a kit with its own injectors. */
const lifterOf = ({ limits, recommendedParts }: GenerateReply, of: Component): RecommendedPart | undefined => {
  const ids = (limits as readonly LimitUse[])
    .filter(({ component, slot }) => (slot ? of.slots.includes(slot) : of.limits.includes(component)))
    .map(({ liftedByPartId }) => liftedByPartId)
  return recommendedParts.find(({ partId, kind }) => ids.includes(partId) && kind !== 'transmission_tune')
}

const percent = (share: number): string => `${Math.round(100 * share)}%`

/** What comes with a gearbox that stays: its tune and cooler in the build. */
function besideBox({ recommendedParts }: GenerateReply, name: ComponentName): Bilingual {
  const parts = recommendedParts.filter(({ kind }) => kind === 'transmission_tune' || kind === 'transmission_cooler')
  return name === 'gearbox' && parts.length > 0
    ? [
        ` The ${listed(parts.map(installed))} in the build ${parts.length > 1 ? 'help' : 'helps'} it live.`,
        ` Lleva ${parts.map(instalado).join(', ')}.`,
      ]
    : ['', '']
}

/** What goes inside the engine first, and the torque that bends rods. */
function ofEngine({ vehicle: { family }, asked }: Subject, { power }: GenerateReply, name: ComponentName): Bilingual {
  if (name !== 'engine') return ['', '']
  const torque = torqueIn(asked)(power.wheelTorqueLbft)
  return [
    ` What lets go first on the ${family.name}: ${family.failsFirst.replaceAll(/\bwtq\b/g, 'lb-ft at the wheels')}. This build makes ${torque} at the wheels.`,
    ` Lo primero que cede: ${tradeInSpanish(family.failsFirst)}. Este build da ${torque} a las ruedas.`,
  ]
}

function replaced(
  load: Load | undefined,
  own: readonly RecommendedPart[],
  share: number | undefined,
  of: Component,
): Bilingual {
  const [parts, piezas] = [listed(own.map(installed)), own.map(instalado).join(', ')]
  const at =
    share === undefined || share > NO_MARGIN
      ? ['', '']
      : [`; that brings it down to ${percent(share)} of its limit`, `; así queda al ${percent(share)}`]
  const is = of.isPlural ? 'are' : 'is'
  if (!load)
    return [`The stock one doesn't stay: this build has the ${parts} in its place.`, `Este build lleva ${piezas}.`]
  return load.share > 1
    ? [
        `Not the stock ${of.name[0]}: good for about ${load.good}, and this build makes ${load.made}. That's why the ${parts} ${own.length > 1 ? 'are' : 'is'} in it${at[0]}.`,
        `De fábrica no: ${of.name[1]} aguanta ${load.good} y este build da ${load.made}. Por eso lleva ${piezas}${at[1]}.`,
      ]
    : [
        `Yes: the stock ${of.name[0]} ${is} good for about ${load.good}, and this build makes ${load.made}, ${percent(load.share)} of it. The ${parts} ${own.length > 1 ? 'are' : 'is'} in it for the margin${at[0]}.`,
        `Sí: ${of.name[1]} aguanta ${load.good} y este build da ${load.made}. Además lleva ${piezas}${at[1]}.`,
      ]
}

/** The build's own figure of what a component that stays is good for: a gearbox tune raises it. */
function loadIn({ limits, power }: GenerateReply, of: Component, asked: string): Load | undefined {
  const [use] = (limits as readonly LimitUse[])
    .filter(({ component, slot }) => (slot ? of.slots.includes(slot) : of.limits.includes(component)))
    .toSorted((a, b) => b.share - a.share)
  if (!use) return undefined
  const torque = torqueIn(asked)
  const kept = 1 - power.drivelineLoss
  return use.unit === 'lb-ft'
    ? { good: torque(use.limit), made: `${torque(use.value)} at the crank`, share: use.share }
    : { good: whp(use.limit * kept), made: whp(use.value * kept), share: use.share }
}

/** A few lb-ft over a rating are none. */
const AS_GOOD = 1.03

/** What the trade rates a gearbox at, where the build makes more than that: said beside our figure, never hidden by it. */
function moreCareful({ vehicle, asked }: Subject, { power }: GenerateReply, name: ComponentName): Bilingual {
  const rated = vehicle.family.gearboxLimitsLbft[vehicle.transmission.code]
  if (name !== 'gearbox' || rated === undefined || power.crankTorqueLbft <= rated * AS_GOOD) return ['', '']
  const torque = torqueIn(asked)
  return [
    `the trade rates a stock ${vehicle.transmission.code} at ${torque(rated)}, and this build makes ${torque(power.crankTorqueLbft)} at the crank`,
    `en el gremio calculan una ${vehicle.transmission.code} de fábrica en ${torque(rated)} y este build da ${torque(power.crankTorqueLbft)} al cigüeñal`,
  ]
}

/** How far the build is past what the trade rates the gearbox at. */
const overTrade = ({ vehicle }: Subject, { power }: GenerateReply): number =>
  power.crankTorqueLbft / (vehicle.family.gearboxLimitsLbft[vehicle.transmission.code] ?? Number.POSITIVE_INFINITY)
const ON_BORROWED_TIME = 1.1

function kept(subject: Subject, load: Load, of: Component, name: ComponentName, reply: GenerateReply): Bilingual {
  const is = of.isPlural ? 'are' : 'is'
  const careful = moreCareful(subject, reply, name)
  const isTuned = name === 'gearbox' && reply.recommendedParts.some(({ kind }) => kind === 'transmission_tune')
  const stock = `the stock ${of.name[0]} ${is} good for about ${load.good}${isTuned ? ' with its tune' : ''}, and this build makes ${load.made}`
  const deFabrica = `${of.name[1]} de fábrica aguanta ${load.good} y este build da ${load.made}`
  if (load.share <= EASY && careful[0] === '')
    return [`Yes: ${stock}, ${percent(load.share)} of it.`, `Sí: ${deFabrica}, el ${percent(load.share)}.`]
  const [worn, gastado] =
    careful[0] && overTrade(subject, reply) > ON_BORROWED_TIME
      ? pastIt(subject, of.kinds, reply.power.crankTorqueLbft)
      : ['', '']
  const ours: Bilingual = [
    `Our own limit for it in this car is ${load.good}${isTuned ? ' with its tune' : ''}, ${percent(load.share)} of that used`,
    `Nuestro límite en este carro es ${load.good}, el ${percent(load.share)}`,
  ]
  if (worn)
    return [
      `On borrowed time: ${careful[0]}. ${ours[0]}: driven easy it lives, launched hard it doesn't. ${worn}`,
      `Con tiempo prestado: ${careful[1]}. ${ours[1]}: suave vive, con arrancones no. ${gastado}`,
    ]
  if (careful[0])
    return [
      `Just about: ${careful[0]}. ${ours[0]}. Soft launches, and fresh fluid in it.`,
      `Justo: ${careful[1]}. ${ours[1]}. Sin arrancones y con aceite fresco.`,
    ]
  if (load.share <= 1.005)
    return [
      `Just about: ${stock}, ${percent(load.share)} of it.${name === 'engine' ? ' Nothing to spare for a bad tank, low-rpm full throttle or a hot day.' : ' Fine on the street, no margin for hard launches on sticky tires.'}`,
      `Justo: ${deFabrica}, el ${percent(load.share)}. Sin margen de sobra.`,
    ]
  const past = pastIt(subject, of.kinds)
  return [
    `Not with a margin: ${stock}, ${percent(load.share)} of it. It stays stock here, so no hard launches and no more torque. ${past[0]}`,
    `No con margen: ${deFabrica}, el ${percent(load.share)}. ${past[1]}`,
  ]
}

/** Whether a component bears the build that is shown, and what stands in its place. */
export function strengthTold(subject: Subject, reply: GenerateReply, said: ComponentName): Bilingual {
  const [english, spanish] = componentTold(subject, reply, said)
  const heard = said === 'gearbox' || said === 'clutch' ? torqueClaim(subject.asked, reply)?.told : undefined
  return [
    `${english}${heard?.[0] ?? ''}`,
    `${spanish.replaceAll(' at the crank', ' al cigüeñal').replaceAll('(rated ', '(de ficha ')}${heard?.[1] ?? ''}`,
  ]
}

const OTHER_FUEL = /\be ?-?(?:85|98)\b|\bethanol\b|\bcorn\b|\bflex fuel\b/
/** "Will the stock pump handle E85" of a build on gasoline: at the same power on that fuel. */
function onEthanol(subject: Subject, reply: GenerateReply, of: Component): Bilingual {
  const limit = subject.vehicle.family.fuelLimitWheelHp.e85
  const { wheelHp } = reply.power
  const share = wheelHp / limit
  const lead = share <= EASY ? 'Yes' : share <= 1.005 ? 'Just about' : 'No'
  return [
    `${lead}: on E85 the stock ${of.name[0]} ${of.isPlural ? 'feed' : 'feeds'} about ${whp(limit)}, and this build makes ${whp(wheelHp)}, ${percent(share)} of it. Say "on E85" and I'll plan it with the pump, injectors and tune that it takes.`,
    `${share <= 1.005 ? 'Sí' : 'No'}: con E85 ${of.name[1]} de fábrica da para ${whp(limit)} y este build da ${whp(wheelHp)}. Di "con E85" y lo planeo con lo que pide.`,
  ]
}

const isTurbo = ({ vehicle: { engine } }: Subject): boolean => inductionOf(engine.aspiration) === 'turbo'

function componentTold(subject: Subject, reply: GenerateReply, said: ComponentName): Bilingual {
  const isManual = subject.vehicle.transmission.kind === 'manual'
  // The clutches of an automatic are inside its gearbox.
  const name = said === 'clutch' && !isManual ? 'gearbox' : said
  const asGiven: Component = COMPONENTS[name]
  const { code } = subject.vehicle.transmission
  const of: Component =
    name === 'gearbox'
      ? { ...asGiven, name: [`${code} transmission`, `la transmisión ${code}`] }
      : name === 'boost'
        ? { ...asGiven, name: isTurbo(subject) ? ['turbo', 'el turbo'] : ['blower', 'el blower'] }
        : asGiven
  if (name === 'converter' && isManual)
    return ["It's a manual: there is no converter in it.", 'Es manual: no lleva convertidor.']
  const own = reply.recommendedParts.filter(({ kind }) => of.kinds.some((one) => one === kind))
  const kit = reply.recommendedParts.find(
    ({ reason }) => OF_FUEL.has(name) && /comes with its [^.]*injectors/i.test(reason),
  )
  if (OF_FUEL.has(name) && !isEthanol(reply) && OTHER_FUEL.test(subject.asked)) return onEthanol(subject, reply, of)
  const load = stockLoad(subject, reply, name)
  const share = shareIn(reply, of)
  const more = [besideBox(reply, name), ofEngine(subject, reply, name)]
  const say = (words: Bilingual): Bilingual => [
    `${words[0]}${more.map(([english]) => english).join('')}`,
    `${words[1]}${more.map(([, spanish]) => spanish).join('')}`,
  ]
  if (own.length > 0) return say(replaced(load, own, share, of))
  if (kit && load && load.share > 1 && share !== undefined)
    return [
      `Not the stock fuel system: good for about ${load.good}, and this build makes ${load.made}. The ${installed(kit)} brings its own injectors; with them the fuel side is at ${percent(share)}.`,
      `De fábrica no: alcanza para ${load.good} y este build da ${load.made}. ${instalado(kit)} trae sus inyectores; queda al ${percent(share)}.`,
    ]
  const lifter = lifterOf(reply, of)
  if (lifter && share !== undefined && load && load.share > EASY)
    return say([
      `${load.share > 1 ? `Not the stock ${of.name[0]}:` : `Barely: the stock ${of.name[0]} ${of.isPlural ? 'are' : 'is'}`} good for about ${load.good}, and this build makes ${load.made}. The ${installed(lifter)} takes care of that; with it the ${of.isPlural ? 'fuel side' : of.name[0]} is at ${percent(share)} of its limit.`,
      `De fábrica no: ${of.name[1]} da para ${load.good} y este build da ${load.made}. Lo resuelve ${instalado(lifter)}; queda al ${percent(share)}.`,
    ])
  if (!load)
    return share === undefined
      ? say([
          `We have no published limit for the stock ${of.name[0]} of this car, so I won't promise you one. Nothing in this build replaces it.`,
          `No tenemos un límite publicado de eso en este carro y no lo voy a inventar. Este build no lo cambia.`,
        ])
      : say([
          `${share <= EASY ? 'Yes' : 'Just about'}: this build uses ${percent(share)} of what the ${of.name[0]} is good for.`,
          `${share <= EASY ? 'Sí' : 'Justo'}: se usa el ${percent(share)}.`,
        ])
  const carried = name === 'engine' ? load : (loadIn(reply, of, subject.asked) ?? load)
  return say(stickyTold(subject, name, of, carried) ?? kept(subject, carried, of, name, reply))
}
