import type { Vehicle } from '../../engine/model.ts'

/** A car that we do not build, and the one of ours that left the factory with its engine. */
interface Sibling {
  plate: RegExp
  /** Words beside which it has that engine; absent: it had no other. */
  engine?: RegExp
  model: string
  /** The year of ours that has it, where another one has another. */
  year?: number
}

const SIBLINGS: readonly Sibling[] = [
  { plate: /\b(?:escalade)\b/, model: 'chevrolet-silverado-1500-6-2' },
  {
    plate: /\b(?:tahoe|suburban|yukon|sierra)\b/,
    engine: /\b6\.2|\bl86\b|\bl87\b|\bdenali\b/,
    model: 'chevrolet-silverado-1500-6-2',
  },
  { plate: /\b(?:tahoe|suburban|yukon|sierra|avalanche)\b/, model: 'chevrolet-silverado-1500-5-3' },
  { plate: /\b(?:expedition|navigator)\b/, engine: /\b3\.5|ecoboost\b/, model: 'ford-f-150-3-5-ecoboost' },
  { plate: /\bbronco\b/, engine: /\b2\.7/, model: 'ford-f-150-2-7-ecoboost' },
  { plate: /\b(?:bronco|ranger)\b/, engine: /\b2\.3/, model: 'ford-mustang-ecoboost' },
  { plate: /\b(?:trackhawk|trx)\b/, model: 'dodge-challenger-srt-hellcat' },
  {
    plate: /\b(?:grand cherokee|300c?|jeep)\b/,
    engine: /\bsrt(?:8)?\b|\b6\.4\b|\b392\b/,
    model: 'dodge-charger-srt8-392',
  },
  {
    plate: /\b(?:ram|durango|300c?|grand cherokee)\b/,
    engine: /\bhemi\b|\b5\.7\b|\br\/?t\b/,
    model: 'dodge-charger-r-t',
  },
  { plate: /\bforester\b|\boutback\b/, engine: /\bxt\b|\bturbo\b/, model: 'subaru-wrx', year: 2008 },
  { plate: /\bcts[- ]?v\b/, model: 'chevrolet-camaro-zl1' },
  {
    plate: /\b(?:ws6|trans am|firebird|formula)\b/,
    engine: /\bls1\b|\b(?:98|99|200[012]|0[012])\b/,
    model: 'chevrolet-camaro-ss',
  },
  { plate: /\bgto\b/, engine: /\bls2\b|\b(?:20)?0[56]\b/, model: 'chevrolet-corvette' },
  { plate: /\bg8\b/, engine: /\bgxp\b|\bls3\b/, model: 'chevrolet-ss' },
  {
    plate: /\b(?:4 ?runner|fj cruiser|fj)\b/,
    engine: /\b4\.0\b|\bfj\b|\b20(?:0[3-9]|1\d|2[0-4])\b/,
    model: 'toyota-tacoma-4-0',
  },
  { plate: /\b(?:sequoia|land ?cruiser)\b/, engine: /\b5\.7\b/, model: 'toyota-tundra-5-7' },
]

/** The car of ours with the engine of the one that the words name; of its years the one that was said, else the newest. */
export function siblingOf(vehicles: readonly Vehicle[], asked: string, year: number | undefined): Vehicle | undefined {
  const found = SIBLINGS.find(({ plate, engine }) => plate.test(asked) && (engine?.test(asked) ?? true))
  const meant = found?.year ?? year
  const own = vehicles.filter(({ modelId }) => modelId === found?.model)
  const ofYear = own.filter(({ yearFrom, yearTo }) => meant !== undefined && yearFrom <= meant && meant <= yearTo)
  return (ofYear.length > 0 ? ofYear : own).toSorted((a, b) => b.yearTo - a.yearTo)[0]
}
