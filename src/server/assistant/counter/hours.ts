import { shopAnswer, shopFactIn } from '../shop-answers.ts'
import { type Fact, told } from './fact.ts'

const DAY = '(?:sat|sats|saturdays?|sun|sundays?|weekends?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?)'
const SHOP = "(?:you|yall|y'all|u|ya|the shop|your shop|ustedes)"
const OF_HOURS = new RegExp(
  [
    String.raw`\b(?:open|close[ds]?|hours) (?:on |this |next )?${DAY}\b|\b${DAY} (?:hours|open|ok\b|work for ${SHOP})`,
    String.raw`\b${DAY} (?:drop[ -]?offs?|installs?|appointments?)\b`,
    String.raw`\b(?:do|can|could|will|are|would|is)\b[^.?!]{0,40}\b(?:installs?|appointments?|come in|come by|open|working|${SHOP}(?: guys| all)? work)\b[^.?!]{0,14}\b${DAY}\b`,
    String.raw`\b(?:abren|cierran|atienden (?:el|los)|horarios?)\b(?! (?:de entrega|la|el|las))|\babren (?:el|los) \w+|\btrabajan (?:el |los )?(?:sabados?|domingos?|lunes|fin(?:es)? de semana)\b`,
    String.raw`\b(?:will|is|are) (?:anyone|anybody|someone|somebody|${SHOP})(?: guys)?(?: gonna| going to| will)?(?: still)?(?: be)? (?:there|around|in|working)\b[^.?!]{0,16}(?:${DAY}|\b(?:at|by|around) (?:like )?\d|\b(?:today|tomorrow|tonight)\b)`,
    String.raw`\b(?:at|like|by|around) (?:like )?\d{1,2}(?::\d\d)?\b[^.?!]{0,12}\b(?:will|is|are) (?:anyone|anybody|someone|somebody|${SHOP})\b[^.?!]{0,20}\b(?:there|around|in|open)\b`,
  ].join('|'),
)
/** Keys that are left overnight, and work on the car at home, have answers of their own. */
const OTHERWISE =
  /\b(?:leave|park|overnight|night before|keys?|lockbox|ship\w*|mail|deliver\w*|new house|tune (?:appointment|session)|map appointment)\b/
const OF_A_DAY = new RegExp(String.raw`\b(?:${DAY}|today|tomorrow|tmrw|hoy|manana|sabados?|domingos?)\b`)
const DAYS_NAMED = /\b(?:sun|mon|tues|wednes|thurs|fri|satur)days?\b|\bweekends?\b|\b(?:today|tomorrow)\b/
/** The settings' closed days are not told here. */
const HOLIDAY =
  /\b(?:holidays?|4th of july|christmas|xmas|thanksgiving|labor day|memorial day|new year'?s|easter|feriado|navidad)\b/
const CLOCK =
  /\b(?:at|around|like|by|a las) (?:like |about |around )?(\d{1,2})(?::(\d\d))?\s?(am|pm)?\b(?! ?(?:psi|hp|whp|k\b|grand|percent|%|in\b))/
const WALKS_IN =
  /\b(?:drive|walk|roll|pull|swing|show|stop|drop|pop)(?: right| just)? (?:in|up|by)\b|\b(?:without|no|need an?|have to make an?|by) appointments?\b|\bjust (?:come|show up)\b|\b(?:sin|con|hacer|necesito|necesita|pido) cita\b|\b(?:caer|caigo|llegar|llego|pasar|paso) (?:asi nomas|sin avisar|directo)\b|\bpuedo (?:pasar|ir|caer|llegar)\b/

/** "Open Saturday, and can he just drive in?": the hours of the settings, and that work takes an appointment. */
export const hours: Fact = ({ shop, asked, typed, last = '' }) => {
  const isAsked = OF_HOURS.test(asked) || OF_HOURS.test(typed) || shopFactIn(asked) === 'open'
  const walksIn = WALKS_IN.test(asked) || WALKS_IN.test(typed)
  if (OTHERWISE.test(typed) && !/\bopen\b|\bhours\b/.test(typed)) return undefined
  if (!isAsked && !(walksIn && (CLOCK.test(typed) || OF_A_DAY.test(typed)))) return undefined
  const at = CLOCK.exec(typed)
  // "Open Saturday?" and then "if I roll up at 4:45": still of that day.
  const day = /\bclosed (\w+day)s\b|\bopen (\w+day) from\b/.exec(last)
  const said = daysInEnglish(`${asked} ${typed}`)
  const ofDay = at && !DAYS_NAMED.test(said) ? ` ${day?.[1] ?? day?.[2] ?? ''}` : ''
  const [english, spanish] = shopAnswer(shop, 'open', `${said}${ofDay}`, at ? clockOf(at) : undefined)
  if (HOLIDAY.test(said)) {
    const [call, llama] = told('business_hours')
    return [`${english} ${call}`, `${spanish} ${llama}`]
  }
  return walksIn
    ? [
        `${english} Don't just drive in for work on the car: it takes an appointment.`,
        `${spanish} Para trabajos hace falta cita.`,
      ]
    : [english, spanish]
}

const clockOf = ([, hour = '0', minute = '0', half]: RegExpExecArray): number => {
  const said = Number(hour) % 12
  // Nobody rolls up at a shop at 4:45 in the night.
  const isAfternoon = half === 'pm' || (half === undefined && said < 8)
  return (said + (isAfternoon ? 12 : 0)) * 60 + Number(minute)
}

const DIAS: readonly (readonly [RegExp, string])[] = [
  [/\bsabados?\b|\bsats?\b/g, 'saturday'],
  [/\bdomingos?\b/g, 'sunday'],
  [/\blunes\b/g, 'monday'],
  [/\bmartes\b/g, 'tuesday'],
  [/\bmiercoles\b/g, 'wednesday'],
  [/\bjueves\b/g, 'thursday'],
  [/\bviernes\b/g, 'friday'],
  [/\bfin(?:es)? de semana\b/g, 'weekend'],
]
const daysInEnglish = (text: string): string => DIAS.reduce((words, [form, day]) => words.replaceAll(form, day), text)
