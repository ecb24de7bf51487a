import { HP_PER_KW } from '../../../engine/units.ts'
import { type Answer, type Bilingual, inLanguage, suggestions, text } from '../advisor.ts'
import { dangerTold } from '../danger-told.ts'
import { plainWords } from '../sentence.ts'
import type { Turn } from '../turn.ts'
import { IF_SHORT, ifShort } from './accuracy-facts.ts'

/**
 * What is asked of the shop in many words around it, so that no clause of it is learned for sure: by the words that hardly ever
 * ask anything else. The whole message is answered by it.
 */
export function surelyAsked({ advisor, draft, reading, words }: Turn): Answer | undefined {
  const typed = plainWords(words)
  if (dangerTold(reading.asked, words)) return undefined
  const told = toldOf(typed)
  return (
    told && [
      text(inLanguage(draft.language, told)),
      suggestions('How accurate are your numbers?', 'How do I reach a person?'),
    ]
  )

  function toldOf(said: string): Bilingual | undefined {
    if (IF_SHORT.every((form) => form.test(said))) return ifShort(advisor, said, HP_PER_KW)
    if (RIG.test(said) && ROOM.test(said)) return lot(advisor.shop.phone)
    const order = PO.exec(said)
    return order?.[1] && WHERE.test(said) ? lateOrder(advisor.shop.phone, order[1].toUpperCase(), typed) : undefined
  }
}

const RIG =
  /\b(?:campers?|trailers?|rv|r\.v\.|motor ?home|fifth wheel|5th wheel|toy ?hauler|enclosed|rig|semi|bus|gooseneck|car hauler)\b/
const ROOM =
  /\b(?:room|space|spot|place|park(?:ing)?|fit|turn around|stay|sleep)\b[^.?!]{0,30}\b(?:in|at|on|for|behind|there|the|your|with)\b[^.?!]{0,24}\b(?:lot|park\w*|shop|yard|place|behind|truck|trailer|camper|rv|there|overnight|rig)\b/
const lot = (phone: string): Bilingual => [
  `I don't know how long our lot is or whether you may stay in it overnight, and with a rig on the hook you don't want to find out at the gate: call ${phone} with the length, the date and how many nights. The work itself takes an appointment: /book shows the days it needs, so hold yours there and put the trailer in the notes. Which truck is it, and what do you want done?`,
  `No sé qué tan largo es el lote ni si se puede pasar la noche: llama al ${phone} con el largo, la fecha y cuántas noches. El trabajo va con cita: en /book ves los días; pon el remolque en las notas. ¿Qué camioneta es y qué le hacemos?`,
]

const PO = /\b((?:po|p\.o\.|order|orden|invoice|so) ?(?:number |no\.? |num(?:ero)? )?#? ?\d{3,9})\b/
const WHERE =
  /\bwhere (?:is|are|the hell|tf)\b|\bwhere'?s\b|\bdonde (?:esta|anda)\b|\b(?:late|overdue)\b|\bday (?:\d+|three|four|five|six|seven|eight|nine|ten)\b/
const DAYS = /\bday (\d+|[a-z]+)\b/
const lateOrder = (phone: string, order: string, typed: string): Bilingual => {
  const day = DAYS.exec(typed)?.[1]
  return [
    `Sorry, ${day ? `day ${day}` : 'that'} with a job waiting is not what you paid for. ${order} isn't a number that I can trace from here: ours read AP-XXXX-XXXX, in the confirmation email. Fastest is ${phone}: give them ${order}, and a person pulls the tracking and leans on the carrier while you're on the line; if it's lost, we reship. Or send me the AP number with the email on the order and I look it up right here.`,
    `Perdona, así no debe ser. ${order} no lo puedo rastrear desde aquí: los nuestros son AP-XXXX-XXXX, en el email de confirmación. Lo más rápido es ${phone}: da ${order} y una persona ve el rastreo y reclama a la paquetería; si se perdió, lo mandamos de nuevo. O mándame el número AP y el email y la busco aquí.`,
  ]
}
