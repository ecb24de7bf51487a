import type { Vehicle } from '../../engine/model.ts'

/** An engine that stands beside a nameplate: "a Mustang V6", "F-150 3.5". */
interface SaidEngine {
  liters?: number
  cylinders?: number
  words: string
}

const plateOf = ({ model }: Vehicle): string => model.toLowerCase().split(/\s+/)[0] ?? ''
const TRIM = '(?:coupe|sedan|convertible|wagon|truck|crew cab|base|premium|sxt|gt|se|sel|xlt|lariat|sport|touring)'
const NOT_LITERS = String.raw`(?![\d.]| ?(?:s\b|sec|psi|to 60|60|quarter|blower|whipple|gears?|rear|in\b|inch|"|"|mm|k\b|%|g\b|bar))`
const ENGINE = String.raw`(?:v-?(?:6|8|10|12)|\d\.\d${NOT_LITERS})(?:l\b| ?lit(?:er|re))?`

/** Worked: in "2008 mustang v6 auto", beside "mustang": six cylinders. */
function saidBeside(text: string, plate: string): SaidEngine | undefined {
  const name = plate.replaceAll(/[^a-z\d]/g, ' ?-?')
  const found =
    new RegExp(String.raw`\b${name}(?: ${TRIM})?(?: \d{4})?,? (?:with (?:a|the) )?(${ENGINE})(?! swap)`).exec(text) ??
    new RegExp(String.raw`\b(${ENGINE})(?: hemi| coyote| eco ?boost| ls\d?| v8)? ${name}\b`).exec(text)
  const words = found?.[1]
  if (!words) return undefined
  return words.startsWith('v')
    ? { cylinders: Number(words.replace(/\D/g, '')), words: words.toUpperCase() }
    : { liters: Number.parseFloat(words), words }
}

const NEAR_LITERS = 0.07

function hasEngine({ engine }: Vehicle, { liters, cylinders }: SaidEngine): boolean {
  return (
    (cylinders === undefined || engine.cylinders === cylinders) &&
    (liters === undefined || Math.abs(engine.displacementL - liters) < NEAR_LITERS)
  )
}

/**
 * Holds the model that was understood against the engine that was said beside its name: the same model, its sibling
 * with that engine, or the name of a car that we do not build. Nobody who says V6 is shown a V8.
 */
export function byEngineSaid(
  vehicles: readonly Vehicle[],
  text: string,
  { car, year }: { car: string; year?: number },
): { car: string } | { stranger: string } {
  const chosen = vehicles.find(({ modelId }) => modelId === car)
  if (!chosen) return { car }
  const plate = plateOf(chosen)
  const said = saidBeside(text.toLowerCase(), plate)
  if (!said) return { car }
  const siblings = vehicles.filter((one) => one.make === chosen.make && plateOf(one) === plate)
  const matching = siblings.filter((one) => hasEngine(one, said))
  const covers = (one: Vehicle) => year === undefined || (one.yearFrom <= year && year <= one.yearTo)
  const inYear = matching.filter(covers)
  if (
    matching.some(({ modelId }) => modelId === car) &&
    (inYear.length === 0 || inYear.some((one) => one.modelId === car))
  )
    return { car }
  const [best] = inYear.length > 0 ? inYear : matching
  return best ? { car: best.modelId } : { stranger: `${chosen.make} ${chosen.model.split(' ')[0]} ${said.words}` }
}
