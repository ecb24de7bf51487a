import { FUEL_NAMES } from '../../engine/display-words.ts'
import { type Answer, type Bilingual, inLanguage, suggestions, text } from './advisor.ts'
import { isBesideDanger } from './asked-acts/ask-in.ts'
import { bothersWithEthanol, minutesToPump } from './ethanol-bother.ts'
import { plainWords } from './sentence.ts'
import type { Turn } from './turn.ts'

/** So far from home it is a stop on the way, or a trip of its own, minutes. */
const NEAR_MIN = 10
const FAR_MIN = 25

function verdict(minutes: number | undefined): Bilingual {
  if (minutes === undefined)
    return [
      "Not if there's a pump on a road you drive anyway; if it's a trip of its own each time, it gets old.",
      'No, si la bomba te queda de paso; si hay que ir aparte cada vez, cansa.',
    ]
  const away = `${Math.round(minutes)}`
  if (minutes <= NEAR_MIN) return ["No, that's close enough to live with.", 'No, así de cerca se vive bien con él.']
  if (minutes < FAR_MIN)
    return [
      `A bit, yes: ${away} minutes each way is a trip you'll notice. Fine for a weekend car or when it's on your way, a chore for one that drives every day.`,
      `Un poco, sí: ${away} minutos de ida se notan. Bien para carro de fin de semana, pesado para diario.`,
    ]
  return [
    `Yes: ${away} minutes each way gets old fast. I'd plan the car on premium and keep E85 for the days that matter.`,
    `Sí: ${away} minutos de ida cansan pronto. Yo lo planearía con premium y dejaría el E85 para los días que cuentan.`,
  ]
}

/** "E85 is 20 min from my house, is that a pain": told as life with it; nothing is planned on it until he says so. */
export function fuelInDailyLife({ before, draft, reading, words, ...turn }: Turn): Answer | undefined {
  const typed = plainWords(words)
  const minutes = minutesToPump(typed)
  if (!bothersWithEthanol(before, typed)) return undefined
  const { meaning } = reading
  if (meaning.goal !== undefined || meaning.budgetUsd !== undefined || meaning.cars !== undefined) return undefined
  if (isBesideDanger({ before, draft, reading, words, ...turn })) return undefined
  // A tuned car is never told to mix with 87.
  const pump = before.fuel === '91' || before.fuel === '93' ? FUEL_NAMES[before.fuel] : 'premium'
  const [lead, primero] = verdict(minutes)
  return [
    text(
      inLanguage(draft.language, [
        `${lead} It burns about 30% more, so a tank that goes 300 miles goes about 230. With a flex sensor and a flex tune you're never stranded: any mix of E85 and ${pump} runs, and the power follows what's in the tank. Without them it's E85 only. It cranks longer on cold mornings, and don't let it sit for months on it. Pump E85 is anything from 51 to 83%, less in winter: test it. I changed nothing in the plan; say "on E85" and I work it out.`,
        `${primero} Gasta como 30% más: un tanque de 300 millas da unas 230. Con sensor flex y su tune corre cualquier mezcla con premium y nunca te quedas tirado; sin eso, solo E85. En frío tarda más en prender, y no lo dejes meses parado con E85. El de la bomba trae de 51 a 83%: mídelo. No cambié nada del plan; di "con E85" y lo calculo.`,
      ]),
    ),
    suggestions('Plan it on E85', 'How much more would it make on E85?'),
  ]
}
