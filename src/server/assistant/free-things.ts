import { type Answer, type Bilingual, dollars, inLanguage, suggestions, text, whp } from './advisor.ts'
import { isBesideDanger } from './asked-acts/ask-in.ts'
import { perDollar } from './computed/first-choice.ts'
import { carOfTalk } from './named-car/car-of-talk.ts'
import { kindsIn } from './part-words.ts'
import { kindWords } from './parts-answer.ts'
import { plainWords } from './sentence.ts'
import type { Turn } from './turn.ts'

const NOTHING = '(?:any ?thing|nothing|any (?:money|parts|cash)|money|cash|a (?:dime|penny|cent|dollar|thing))'
const POWER = '(?:faster|quicker|more power|power|fast|quick|pull|do|make|gain|get|wake)'
/** No money at all is to be spent. */
const FREE = new RegExp(
  [
    String.raw`\bfree (?:mods?|upgrades?|things?|stuff|ways?|tweaks?|gains?|performance|speed)\b`,
    String.raw`\b(?:with ?out|not|w/o) (?:spending|paying|buying) ${NOTHING}(?=\W|$)(?! (?:more|else|extra|over|on (?:labor|shipping)))`,
    String.raw`\bwhat(?:'s| is|s| can i do| can i get| stuff is)? (?:for )?free\b(?! with| to (?:ship|return))`,
    String.raw`\b${POWER}\b[^.?!]{0,60}\bfor free\b|\bfor free\b[^.?!]{0,40}\b${POWER}\b`,
    String.raw`\bspend(?:ing)? (?:nothing|zero|\$?0|no money)\b|\b(?:costs?|costing) (?:me |us )?(?:nothing|\$?0|zero)\b|\b(?:don't|doesn't|not|won't) cost (?:me |us )?(?:any ?thing|a (?:dime|penny|cent|dollar|thing))\b`,
    String.raw`\b(?:got|have|has|with|on) (?:no|zero|\$?0) (?:money|cash|budget|dollars?|bucks)\b|\b(?:zero|no|\$0) (?:dollar )?budget\b`,
    String.raw`\bgratis\b|\bsin (?:gastar(?:le|me)? )?(?:nada de dinero|un (?:peso|centavo|dolar|cinco)|dinero)\b|\bsin gastar(?:le|me)?(?: nada)?(?=\W*$| [a-z]*\?)`,
  ].join('|'),
)
/** What else is free at a shop, or is not. */
const OF_SHOP =
  /\b(?:ship\w*|freight|deliver\w*|returns?|install\w*|labor|quotes?|estimates?|shirts?|stickers?|hats?|swag|consult\w*|dyno|inspection|diagnos\w*|warranty|refund\w*|updates?|re-?tunes?|revisions?|pick ?up|envio|enviar|calcomania\w*|discount|trial|giveaway|money is no|no problem)\b/

/** Regular in an engine that is rated for premium costs power. */
const ofFuel = (rated: string): Bilingual =>
  rated === '87'
    ? [
        'fresh fuel (it is rated for 87; premium adds next to nothing on the stock tune)',
        'gasolina fresca (pide 87; la premium casi no suma con el tune de fábrica)',
      ]
    : [
        `the fuel that it asks for, ${rated} octane: on regular the computer pulls timing`,
        `la gasolina que pide, ${rated} octanos: con regular la computadora quita tiempo`,
      ]

/** "Free mods": what costs nothing and what it is worth, and the cheapest step that is felt. */
export function freeThings(turn: Turn): Answer | undefined {
  const { advisor, draft, reading, words } = turn
  const { meaning, asked } = reading
  const typed = plainWords(words)
  if (!FREE.test(asked) && !FREE.test(typed)) return undefined
  if (OF_SHOP.test(typed) || isBesideDanger(turn)) return undefined
  if ((meaning.budgetUsd ?? meaning.cart ?? meaning.stranger ?? meaning.cars) !== undefined) return undefined
  if (kindsIn(asked).some((kind) => kind !== 'turbo_upgrade') && !/\bmods?\b/.test(asked)) return undefined
  const car = carOfTalk(turn)
  const isBoosted = car?.vehicle.engine.aspiration !== undefined && car.vehicle.engine.aspiration !== 'na'
  const [step] = car
    ? perDollar(advisor, car.vehicle)
        .toSorted((a, b) => a.installedUsd - b.installedUsd)
        .filter(({ gain }) => gain >= FELT_WHP)
    : []
  const [fuel, gasolina] = car
    ? ofFuel(car.vehicle.engine.ratedFuel)
    : ['the fuel that its fuel door asks for', 'la gasolina que pide la tapa']
  const next: Bilingual = step
    ? [
        ` The cheapest step that you'd feel is the ${kindWords(step.part.kind)}: ${step.part.manufacturer} ${step.part.name}, about +${whp(step.gain)} for ${dollars(step.installedUsd)} installed.`,
        ` El paso más barato que se siente: ${kindWords(step.part.kind)} (${step.part.manufacturer} ${step.part.name}), unos +${whp(step.gain)} por ${dollars(step.installedUsd)} instalado.`,
      ]
    : car
      ? ['', '']
      : [
          " Give me the year and model, and I'll tell you the cheapest step you'd feel.",
          ' Con año y modelo de un carro que armamos te digo su paso más barato.',
        ]
  const name = car ? car.name : undefined
  return [
    text(
      inLanguage(draft.language, [
        `Free power is only what ${name ? `the ${name}` : 'the car'} has already lost, so don't expect more than stock. What costs nothing, in this order: ${fuel}; a clean air filter and healthy plugs at the right gap; ${isBoosted ? 'a boost leak check with soapy water on every coupler and clamp' : 'a vacuum leak check at the hoses and the intake boot'}; stored codes looked after; tires at the door-sticker pressure; junk out of the car, where 100 lb is about 0.1 s in the quarter mile. Then you: shift just past the power peak, practice the launch, run in cool air.${next[0]}`,
        `Gratis solo recuperas lo que ${name ? `el ${name}` : 'el carro'} ya perdió; más que de fábrica no da. En orden: ${gasolina}; filtro limpio y bujías sanas y calibradas; ${isBoosted ? 'fugas de boost, con agua y jabón en cada manguera y abrazadera' : 'fugas de vacío en mangueras y admisión'}; los códigos que tenga; llantas a la presión de la puerta; y sin peso de más: 100 lb menos son como 0.1 s en el cuarto de milla. Luego tú: cambia pasando el pico, practica la salida, corre con aire fresco.${next[1]}`,
      ]),
      car?.assumed ?? '',
    ),
    suggestions(...(step ? ['What does the tune add?'] : []), 'What breaks first?'),
  ]
}
/** Less is not felt. */
const FELT_WHP = 8
