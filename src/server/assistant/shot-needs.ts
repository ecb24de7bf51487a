import type { Part, PartKind } from '../../engine/model.ts'
import { partsLike } from '../planning/car-facts.ts'
import { dollarsOf, installedUsdOf } from '../pricing/money.ts'
import { type Bilingual, dollars } from './advisor.ts'
import {
  AT_THE_WHEELS,
  bearersOf,
  biggestKit,
  KEEPS,
  largestShot,
  powerBefore,
  type ShotSubject,
} from './shot-limits.ts'
import { partForShot } from './shot-parts.ts'

/** So much timing comes out for each 50 hp of shot. */
const DEGREES = 2
const DEGREES_FOR_HP = 50

/** What feeds the engine past a limit of that name. */
const FEEDS: Readonly<Record<string, readonly PartKind[]>> = {
  'fuel system': ['high_pressure_fuel_pump', 'fuel_pump'],
  'fuel pump': ['fuel_pump'],
  injectors: ['injectors'],
  'high-pressure fuel pump': ['high_pressure_fuel_pump'],
}
const CARRIES: Readonly<Record<string, readonly PartKind[]>> = { clutch: ['clutch'] }

/** The kit that fits under all limits, its tune, plugs, and what the power with the shot passes. */
export function needsOfShot(subject: ShotSubject, shot: number): readonly Part[] {
  const { advisor, vehicle } = subject
  const cheapest = (kind: PartKind, isRight: (part: Part) => boolean = () => true) =>
    partsLike(advisor.catalog, vehicle, { kind }).find((part) => part.kind === kind && isRight(part))
  const isTold = (kind: PartKind) => subject.reply?.recommendedParts.some((part) => part.kind === kind) ?? false
  const strained = strainedBy(subject, shot)
  const past = strained.flatMap(({ name }) => {
    return partForShot(subject, shot, FEEDS[name] ?? CARRIES[name] ?? []) ?? []
  })
  const found = [
    biggestKit(advisor, vehicle, Math.min(shot, largestShot(subject))),
    cheapest('tune', ({ calibration }) => calibration === 'custom'),
    isTold('spark_plugs') ? undefined : cheapest('spark_plugs'),
    ...past,
  ].filter((part) => part !== undefined)
  return [...new Set(found)]
}

/** What the power with the shot comes too near to. */
function strainedBy(subject: ShotSubject, shot: number) {
  const wheelHp = powerBefore(subject)
  return bearersOf(subject).filter((one) => wheelHp + AT_THE_WHEELS * shot > KEEPS * one.wheelHp)
}

export function needsWords(subject: ShotSubject, shot: number, parts: readonly Part[]): Bilingual {
  const { name } = subject
  const of = (kind: PartKind) => parts.find((part) => part.kind === kind)
  const [kit, tune, plugs] = [of('nitrous'), of('tune'), of('spark_plugs')]
  const others = parts.filter((part) => part !== kit && part !== tune && part !== plugs)
  const feeds = others.filter(({ kind }) => kind !== 'clutch')
  const clutch = others.filter(({ kind }) => kind === 'clutch').map(priced)
  const degrees = Math.round((DEGREES * shot) / DEGREES_FOR_HP)
  const isFed = !strainedBy(subject, shot).some(({ name: limit }) => limit in FEEDS)
  const fuel: Bilingual = isFed
    ? ['fuel: the system has room for it', 'combustible: alcanza']
    : ['fuel: the system is short for it', 'combustible: no alcanza']
  const most = largestShot(subject)
  const english = [
    kit
      ? `the kit that fits under its limits, ${priced(kit)}`
      : 'no kit yet: nothing we sell is small enough for this car as it is',
    `a nitrous tune with about ${degrees} degrees of timing out${tune ? `, ${priced(tune)}` : ''}`,
    `plugs one step colder${plugs ? `, ${priced(plugs)}` : ''}`,
    [fuel[0], ...(feeds.length > 0 || isFed ? feeds.map(priced) : ['we size it at /contact'])].join(', '),
    ...clutch.map((words) => `a clutch that holds it, ${words}`),
    "a window switch and a fuel pressure switch (we don't list those; the shop quotes them with the install)",
  ]
  const spanish = [
    kit ? `el kit, ${priced(kit)}` : 'kit todavía no: ninguno cabe así',
    `un tune para nitrous con unos ${degrees} grados menos de tiempo${tune ? `, ${priced(tune)}` : ''}`,
    `bujías un paso más frías${plugs ? `, ${priced(plugs)}` : ''}`,
    [fuel[1], ...(feeds.length > 0 || isFed ? feeds.map(priced) : ['lo calculamos en /contact'])].join(', '),
    ...clutch.map((words) => `un clutch que aguante, ${words}`),
    'window switch y fuel pressure switch (el taller los cotiza con la instalación)',
  ]
  const size: Bilingual =
    shot > most
      ? [
          most > 0
            ? ` ${shot} is still too much for it: about ${most} hp is the largest.`
            : ` It stays a no: the car has no room for a shot as it is.`,
          most > 0 ? ` ${shot} es demasiado: máximo unos ${most} hp.` : ' Así no cabe ningún shot.',
        ]
      : ['', '']
  return [
    `For a ${shot} shot on the ${name}: ${english.join('; ')}.${size[0]}`,
    `Para un shot de ${shot} en el ${name}: ${spanish.join('; ')}.${size[1]}`,
  ]
}

const priced = ({ manufacturer, name, priceCents, laborHours }: Part): string =>
  `${manufacturer} ${name} (${dollars(dollarsOf(priceCents))}, ${dollars(installedUsdOf({ priceCents, laborHours }))} installed)`
