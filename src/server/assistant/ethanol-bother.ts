import type { Before } from './said-before.ts'

const ETHANOL = /\be ?-?85\b|\bethanol\b|\bcorn\b(?! ?er)|\bflex ?fuel\b|\betanol\b/
/** How it is to live with it is asked, and neither what it makes nor a build on it. */
const BOTHER =
  /\bpain\b|\bpita\b|\bhassles?\b|\bannoy\w*|\bpractical\w*|\brealistic(?:ally)?\b|\bdo-?able\b|\bliv(?:e|ing) with\b|\binconvenien\w+|\bheadache\b|\bdeal ?-?breaker\b|\btoo (?:far|much (?:trouble|driving))\b|\bbother\w*|\bsuck\w*\b|\bgets? (?:old|tired of|tiring)\b|\bstuck with\b|\brun out of it\b|\bfastidi\w+|\blata\b|\bfriega\b|\bmolest\w+|\bpractico\b|\blejos\b|\bbatallar\b/
const STATION = '(?:pump|station|place|gas station|one|it|e-?85|bomba|gasolinera|estacion)'
const AWAY = new RegExp(
  String.raw`\b(\d{1,3}|half an|an) ?(-?minutes?|-?mins?|min|miles?|mi|hours?|hrs?|minutos?|millas?)\b(?=[^.?!]{0,24}\b(?:from|away|off|out|drive|one way|each way|round ?trip|to (?:get|the)|de (?:mi )?casa|down the road)\b)|\b(?:nearest|closest|only) (?:e-?85 )?${STATION}\b[^.?!]{0,24}?\b(\d{1,3}|half an|an) ?(-?minutes?|-?mins?|min|miles?|mi|hours?|hrs?|minutos?|millas?)\b`,
)
const ASKS = /\?|\b(?:is|are|will|would|gonna|should|does|do|can|how|what|worth|or what|or nah|vale la pena|es|va a)\b/
const WORTH = /\bworth\b|\bvale la pena\b|\bshould i\b|\bstill (?:do|run|go)\b|\bsmart\b|\bdumb\b|\bstupid\b/
/** An order, a gain, a limit or a price: told by others. */
const ELSE =
  /\b(?:plan|price|cost\w*|how much (?:power|more|hp|whp)|whp|horsepower|gain|injectors?|hold|handle|convert it|switch (?:it|me|to)|change (?:it|to)|go with|run it on|redo|let'?s do)\b|\$/

const MINUTES_A_MILE = 1.5

/** Minutes to the pump. Worked: "20 min from my house" is 20, "15 miles away" about 22. */
export function minutesToPump(typed: string): number | undefined {
  const said = AWAY.exec(typed)
  const [digits, unit = ''] = [said?.[1] ?? said?.[3], said?.[2] ?? said?.[4]]
  if (digits === undefined) return undefined
  const figure = digits === 'an' ? 1 : digits === 'half an' ? 0.5 : Number(digits)
  if (/^-?h/.test(unit)) return 60 * figure
  return /^-?mi(?:les?)?$|^millas?$/.test(unit) ? MINUTES_A_MILE * figure : figure
}

/** Whether it is asked how it is to live with ethanol; plain words. */
export function bothersWithEthanol({ fuel, talk }: Before, typed: string): boolean {
  const minutes = minutesToPump(typed)
  const isOnIt = fuel === 'e85' || talk?.blend !== undefined
  const isOfEthanol = ETHANOL.test(typed) || (isOnIt && minutes !== undefined && /\b(?:pump|station|gas)\b/.test(typed))
  const isAsked = BOTHER.test(typed) || (minutes !== undefined && WORTH.test(typed))
  return isOfEthanol && isAsked && ASKS.test(typed) && !ELSE.test(typed)
}
