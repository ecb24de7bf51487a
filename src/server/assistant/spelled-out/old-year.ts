import { yearIn } from '../../catalog/year-words.ts'
import { chanceOfRoles, figuresSaid } from '../figures/figures-said.ts'

/** Cars that are known by these years; of the others today's is meant more often, beside its fuel. */
const OLD =
  /^(?:miata|mx-?5|cobra|lx|fox|notch\w*|civic|integra|teg|crx|prelude|accord|supra|300zx|240sx|rx-?7|fc|fd|eclipse|talon|dsm|z-?28|firebird|trans|formula|lightning|gsx|gsr|nsx|m3|3[12][58]i?s?|944|968|928|impala|typhoon|syclone|s-?10|c1500|silverado|sierra|neon|viper|stealth|3000gt|mr2|celica|tacoma|bronco|ranger|thunderbird|t-?bird|sho|taurus|svx|legacy|sentra|maxima|hatch|buick|grand|regal|vr-?4|galant|corrado|jetta|del|gmc|cherokee|wrangler|si|ls1|lt1|ss|type)\b/
const LIKELY_OF_OLD = 0.12
const LIKELY = 0.5
/** A fuel's octane that is a year of a car as well; others are no octane, and read as years already. */
const FIGURE =
  /(?<![\w.$-])(?<!\b(?:on|with|using|running|run|pump|gas|octane|fuel|for|ca|cali|premium|plus|and|or|than|at|of) )'?(87|9[1-58])(?= (?!octane|gas|pump|tune|map|fuel|oct|premium|only|and|or|psi|w?hp)([a-z\d-]+))/g
const MAKES =
  /^(?:mazda|ford|chevy|chevrolet|honda|acura|toyota|nissan|gmc|dodge|bmw|vw|volkswagen|porsche|mitsu\w*|subaru|buick|pontiac|infiniti|audi|mercedes)$/

/**
 * "91 Miata, 1.6": the year of the car where that is likelier than a fuel, written out, so that no octane is read of it.
 * Words in lower case.
 */
export function withOldYear(words: string): string {
  const found = [...words.matchAll(FIGURE)]
  if (found.length === 0 || yearIn(words.replaceAll(FIGURE, ' ')) !== undefined) return words
  const figures = figuresSaid(words)
  let told = words
  for (const [, short = '', plate = ''] of found) {
    const figure = figures.find(({ text }) => text === short)
    const isOld = OLD.test(plate) || (MAKES.test(plate) && OLD.test(words.split(`${plate} `)[1] ?? ''))
    const isAYear = new RegExp(String.raw`\b(?:an?|the|my|his|her) '?${short} ${plate}`).test(words)
    const least = isOld || isAYear ? LIKELY_OF_OLD : LIKELY
    const isCar = isOld || MAKES.test(plate) || NAMEPLATE.test(plate)
    if (!figure || !isCar || chanceOfRoles(figure, ['year_of_car', 'year_told']) < least) continue
    const at = told.search(new RegExp(String.raw`(?<![\w.$])'?${short} ${plate}\b`))
    if (at >= 0) told = `${told.slice(0, at)}19${told.slice(at).replace(/^'/, '')}`
  }
  return told
}
const NAMEPLATE = /^(?:mustang|stang|gt|camaro|corvette|vette|c4|gti|golf|f-?150|911|wrx|ram|dakota|charger)\b/
