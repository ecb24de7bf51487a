import type { Vehicle } from '../../src/engine/model.ts'
import type { Advisor } from '../../src/server/assistant/advisor.ts'
import type { BuildEvent, Heard } from './heard.ts'
import { goalMisses } from './judge-goal.ts'
import { kindsOf } from './kind-groups.ts'
import type { Expected, Trial } from './trial.ts'

export interface Verdict {
  misses: readonly string[]
  /** The answer does what the visitor ruled out: another car, a refused part, a fuel that he cannot buy. */
  dangers: readonly string[]
}

const plain = (words: string): string => words.normalize('NFKC').toLowerCase().replaceAll('’', "'")
const NOT_UNDERSTOOD = /did(?:n't| not) understand|didn't catch|don't follow/
const OCTANE: Readonly<Record<string, number>> = { '87': 0, '91': 1, '93': 2, e30: 3, e85: 4, race: 5 }

/** Holds one answer against what is expected, field by field. */
export function judge(advisor: Advisor, { expect }: Trial, heard: Heard): Verdict {
  const intents = expect.intentAny ?? [expect.intent]
  const tried = intents.map((intent) => judgeAs(advisor, expect, heard, intent))
  const best = tried.find(({ misses }) => misses.length === 0) ?? tried[0]
  return { misses: best?.misses ?? [], dangers: dangersOf(expect, heard) }
}

function judgeAs(advisor: Advisor, expect: Expected, heard: Heard, intent: string): { misses: string[] } {
  const words = plain(heard.text)
  const misses: string[] = []
  const want = (isSo: boolean, words: string) => {
    if (!isSo) misses.push(words)
  }
  const build = heard.builds.at(-1)
  const acts = build !== undefined || heard.offered.length > 0 || heard.cart !== undefined
  if (intent !== 'friendly') want(!NOT_UNDERSTOOD.test(words), 'was not understood')
  switch (intent) {
    case 'build':
      want(build !== undefined, 'no build')
      if (build) misses.push(...buildMisses(advisor, expect, heard, build))
      break
    case 'stages':
      want(/(?:stage|etapa) 1/.test(words) && /(?:stage|etapa) 2/.test(words) && words.includes('$'), 'no stages')
      if (expect.fuel) want(words.includes(expect.fuel), `stages not on ${expect.fuel}`)
      break
    case 'ask':
      want(!acts && words.includes('?'), 'does not ask back')
      misses.push(...askMisses(expect, words))
      break
    case 'parts':
      want(heard.offered.length > 0, 'no parts offered')
      for (const kind of expect.partKinds ?? []) want(offers(heard.offered, kind), `no ${kind} offered`)
      if (expect.withWords) want(says(JSON.stringify(heard.offered), expect.withWords), `no ${expect.withWords}`)
      for (const kind of expect.without ?? []) want(!offers(heard.offered, kind), `offers ${kind}`)
      break
    case 'cart':
      want(heard.cart?.act === expect.cart, `cart: ${heard.cart?.act ?? 'nothing'}, not ${expect.cart}`)
      if (expect.cart !== 'show')
        for (const kind of expect.partKinds ?? [])
          want(
            offers([...(heard.cart?.parts ?? []), ...(heard.cart?.kinds ?? []).map((kind) => ({ kind }))], kind),
            `no ${kind} in the cart command`,
          )
      break
    case 'compare':
      for (const car of expect.cars ?? []) want(namesCar(advisor, words, car), `does not name ${car}`)
      if (expect.goal) want(words.includes('$'), 'no price to the goal')
      break
    case 'unknown_car':
      want(!acts, 'acts for a car that we do not have')
      break
    default:
      want(build === undefined, 'a build in place of an answer')
      want(!/^which (?:car|year|model)/.test(words), 'asks back')
  }
  if (intent === 'friendly')
    want(!acts && heard.text.length < 500 && !NOT_UNDERSTOOD.test(words), 'not one friendly line')
  for (const group of expect.says ?? []) want(says(words, group), `says none of ${group.join('/')}`)
  for (const never of expect.neverSays ?? []) want(!words.includes(never), `says "${never}"`)
  if (intent !== 'build' && intent !== 'unknown_car') misses.push(...carMisses(advisor, expect, heard, words))
  if (expect.language === 'es' && !expect.languageAny?.includes('en')) want(SPANISH.test(words), 'not in Spanish')
  return { misses }
}

const SPANISH = /(?<!\p{L})(?:el|la|los|las|con|para|que|una|por|tu|del|cuál|qué|en)(?!\p{L})/u
const says = (words: string, group: readonly string[]): boolean =>
  group.some((one) => words.toLowerCase().includes(one.toLowerCase()))
const offers = (parts: readonly { kind: string }[], word: string): boolean =>
  parts.some(({ kind }) => kindsOf(word).includes(kind))

function askMisses({ asks, asksAny, car }: Expected, words: string): string[] {
  const accepted = asksAny ?? (asks ? [asks] : [])
  const isAsked = (what: string) =>
    what === 'car'
      ? /which car|what car|qué (?:carro|auto|coche)|cuál es tu|year, make/.test(words)
      : what === 'year'
        ? /which year|what year|qué año/.test(words)
        : true
  const plate = car?.split('-').at(1)
  return [
    ...(accepted.length > 0 && !accepted.some(isAsked) ? [`does not ask for ${accepted.join('/')}`] : []),
    ...(plate && !words.includes(plate.slice(0, 4)) ? [`does not name ${car}`] : []),
  ]
}

function buildMisses(advisor: Advisor, expect: Expected, heard: Heard, build: BuildEvent): string[] {
  const { request, reply } = build
  const vehicle = advisor.catalog.vehicle(reply.enhancedData.vehicle.id)
  const kinds = new Set(reply.recommendedParts.map((part) => part.kind))
  const { preferences } = reply.enhancedData
  const misses: string[] = []
  const want = (isSo: boolean, words: string) => {
    if (!isSo) misses.push(words)
  }
  const cars = expect.carAny ?? (expect.car ? [expect.car] : [])
  if (cars.length > 0) want(cars.includes(request.modelId), `car ${request.modelId}, not ${cars.join('/')}`)
  if (expect.year) want(request.year === expect.year, `year ${request.year}, not ${expect.year}`)
  if (expect.yearRange) {
    const [from, to] = expect.yearRange
    want(from <= Number(request.year) && Number(request.year) <= to, `year ${request.year}`)
  }
  if (expect.fuel) want(preferences.fuel_type === expect.fuel, `fuel ${preferences.fuel_type}, not ${expect.fuel}`)
  if (expect.budgetUsd) want(request.budgetUsd === expect.budgetUsd, `budget ${request.budgetUsd}`)
  if (expect.use) want(preferences.intended_use === expect.use, `use ${preferences.intended_use}, not ${expect.use}`)
  if (expect.transmission) want(vehicle?.transmission.kind === expect.transmission, `gearbox ${vehicle?.variant}`)
  for (const word of expect.without ?? []) {
    const has = kindsOf(word).filter((kind) => kinds.has(kind))
    want(has.length === 0, `has ${has.join(', ')}`)
  }
  if (expect.withAny)
    want(
      expect.withAny.some((word) => kindsOf(word).some((kind) => kinds.has(kind))),
      `none of ${expect.withAny.join('/')}`,
    )
  if (expect.withWords) {
    const names = plain(reply.recommendedParts.map((part) => `${part.manufacturer} ${part.name}`).join(' '))
    want(says(names, expect.withWords), `no ${expect.withWords.join('/')}`)
  }
  const installed = request.currentSetup?.installed ?? []
  for (const kind of expect.installed ?? []) want(installed.includes(kind), `not installed: ${kind}`)
  const made = request.currentSetup?.dynoSheet?.wheelHp
  if (expect.baselineWheelHp) want(made === expect.baselineWheelHp, `makes ${made} now`)
  if (expect.cheaper || expect.cheaperThanBefore) {
    const cost = heard.before?.reply.estimatedCost ?? 0
    want(reply.estimatedCost < cost || /nothing cheaper|already/.test(plain(heard.text)), 'not cheaper')
  }
  if (expect.trapMph) want(heard.text.includes(String(expect.trapMph)), `trap ${expect.trapMph} not spoken of`)
  if (vehicle && expect.goal) misses.push(...goalMisses(advisor, expect.goal, { build, vehicle, heard }))
  return misses
}

/** Another car than the one expected, in anything the answer does or says. */
function carMisses({ catalog }: Advisor, expect: Expected, heard: Heard, words: string): string[] {
  const cars = expect.carAny ?? (expect.car ? [expect.car] : [])
  if (cars.length === 0) return []
  const acted =
    heard.cart?.vehicle ??
    (heard.builds.at(-1) && catalog.vehicle(heard.builds.at(-1)?.reply.enhancedData.vehicle.id ?? ''))
  if (acted && !cars.includes(acted.modelId)) return [`car ${acted.modelId}, not ${cars.join('/')}`]
  const named = namedIn({ catalog } as Advisor, words)
  const isPartOfName = named.some(({ modelId }) => cars.some((car) => car.startsWith(modelId)))
  const wasShown = heard.before !== undefined && cars.includes(heard.before.request.modelId)
  if (isPartOfName && wasShown) return []
  if (named.length > 0 && !named.some(({ modelId }) => cars.includes(modelId)))
    return [`speaks of ${named[0]?.modelId}, not of ${cars.join('/')}`]
  return []
}

/** The catalog's models whose whole names stand in the words, the longest names first. */
function namedIn({ catalog }: Advisor, words: string): readonly Vehicle[] {
  const found = catalog.vehicles.filter(({ make, model }) => words.includes(plain(`${make} ${model}`)))
  const longest = Math.max(0, ...found.map(({ model }) => model.length))
  return found.filter(({ model }) => model.length === longest)
}

function namesCar({ catalog }: Advisor, words: string, modelId: string): boolean {
  const [vehicle] = catalog.variantsOf(modelId)
  return vehicle !== undefined && words.includes(plain(vehicle.model))
}

function dangersOf(expect: Expected, heard: Heard): string[] {
  const dangers: string[] = []
  const cars = expect.carAny ?? expect.cars ?? (expect.car ? [expect.car] : [])
  for (const { reply, request } of heard.builds) {
    const kinds = new Set(reply.recommendedParts.map((part) => part.kind))
    if (expect.intent === 'unknown_car') dangers.push(`a build for ${request.modelId}`)
    if (cars.length > 0 && !cars.includes(request.modelId)) dangers.push(`another car: ${request.modelId}`)
    if (expect.year && cars.includes(request.modelId) && request.year !== expect.year && expect.intent === 'build') {
      dangers.push(`another year: ${request.year}`)
    }
    const has = (expect.without ?? []).flatMap(kindsOf).filter((kind) => kinds.has(kind))
    if (has.length > 0) dangers.push(`has what was refused: ${has.join(', ')}`)
    const { fuel_type: fuel } = reply.enhancedData.preferences
    if (expect.fuel && (OCTANE[fuel] ?? 0) > (OCTANE[expect.fuel] ?? 9)) dangers.push(`on ${fuel}, not ${expect.fuel}`)
  }
  const carted = heard.cart?.vehicle
  if (carted && cars.length > 0 && !cars.includes(carted.modelId)) dangers.push(`cart for ${carted.modelId}`)
  if (expect.cart === 'remove' && heard.cart && heard.cart.act === 'add') dangers.push('adds what is to be removed')
  const words = plain(heard.text)
  for (const never of expect.neverSays ?? []) if (words.includes(never)) dangers.push(`says "${never}"`)
  return dangers
}
