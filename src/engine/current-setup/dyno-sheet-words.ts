import type { Fuel } from '../model.ts'
import { type Correction, type Dyno, type DynoSheet, SETUP_BOUNDS } from './current-setup.ts'

const DYNO_WORDS: readonly [RegExp, Dyno][] = [
  [/dyno ?jet/, 'dynojet'],
  [/mustang(?: dyno)?|\bmd\b/, 'mustang'],
  [/dyno ?dynamics/, 'dyno_dynamics'],
  [/mainline/, 'mainline'],
  [/super ?flow/, 'superflow'],
  [/dyna ?pack|hub dyno/, 'dynapack'],
]
const CORRECTION_WORDS: readonly [RegExp, Correction][] = [
  [/\bstd\b|\bstandard\b/, 'std'],
  [/uncorrected/, 'uncorrected'],
  [/\bsae\b/, 'sae'],
]
const FUEL_WORDS: readonly [RegExp, Fuel][] = [
  [/\be ?85\b/, 'e85'],
  [/\be ?30\b/, 'e30'],
  [/race (?:fuel|gas)|\bc16\b|\bms109\b/, 'race'],
  [/\b93\b/, '93'],
  [/\b91\b/, '91'],
  [/\b87\b/, '87'],
]

function named<Name>(words: string, table: readonly (readonly [RegExp, Name])[]): Name | undefined {
  return table.find(([pattern]) => pattern.test(words))?.[1]
}

const inBounds = (value: number, { min, max }: { min: number; max: number }): boolean => value >= min && value <= max

/**
 * A dyno sheet in a few words: "398 whp Dynojet 93", "370 whp 352 lb-ft Mustang SAE". The first figure that could be wheel
 * hp counts as that; undefined where there is none, or where the words say crank.
 */
export function readDynoSheet(text: string): DynoSheet | undefined {
  const words = text.toLowerCase().replaceAll(',', '')
  if (/\bcrank\b|\bbhp\b|flywheel/.test(words)) return undefined
  const torque = /(\d{2,4}(?:\.\d+)?) ?(?:wheel )?(?:lb-?ft|lbft|ft-?lbs?|wtq|torque|tq)\b/.exec(words)
  const rest = torque ? words.replace(torque[0], ' ') : words
  const power = /(\d{2,4}(?:\.\d+)?) ?(?:whp|rwhp|wheel|hp)/.exec(rest) ?? /\b(\d{3,4}(?:\.\d+)?)\b/.exec(rest)
  const wheelHp = Number(power?.[1])
  if (!inBounds(wheelHp, SETUP_BOUNDS.wheelHp)) return undefined
  const left = rest.replace(power?.[0] ?? '', ' ')
  const wheelTorqueLbft = torque ? Number(torque[1]) : undefined
  const dyno = named(left, DYNO_WORDS)
  const correction = named(left, CORRECTION_WORDS)
  const fuel = named(left, FUEL_WORDS)
  return {
    wheelHp,
    ...(wheelTorqueLbft !== undefined && inBounds(wheelTorqueLbft, SETUP_BOUNDS.wheelTorqueLbft)
      ? { wheelTorqueLbft }
      : {}),
    ...(dyno ? { dyno } : {}),
    ...(correction ? { correction } : {}),
    ...(fuel ? { fuel } : {}),
  }
}
