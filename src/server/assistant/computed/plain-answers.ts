import type { Bilingual } from '../advisor.ts'
import { topicOf } from '../knowledge/topic-index.ts'
import { FOLLOW_ONS, PLAIN_QUESTIONS, type Plain } from './plain-questions.ts'

const KNOCK = /\b(?:knock(?:s|ing)?|ping(?:s|ing)?|detonat\w+|pre-?ignition)\b/
const CAUSE = /\b(?:bad|why|what|cause[sd]?|check|gas|tune|fuel|normal|worry|counts?|phantom|false)\b/
const QUIET = /\b(?:quiet\w*|hoa|neighbou?rs?|not too loud|sleep\w*|stealth\w*)\b/
const LOUD = /\b(?:loud\w*|growl|roar|noise|louder)\b/
const INTAKES = /\bshort ram\b/

/** Questions whose type decides the answer more than any word in them: what is asked of the thing, then the thing. */
const PLAIN: readonly Plain[] = [
  {
    all: [
      /\bpulley\b/,
      /\btuned?\b.{0,16}\b(?:later|after\w*|next|another time)\b|\b(?:before|without|no) (?:the |a |any |getting (?:it )?)?tun(?:e|ed|ing)\b/,
    ],
    answer: [
      "No, not before the tune: a smaller pulley is more boost at once, and on the old tune it runs lean and knocks, which is what breaks pistons. Put it on the day it gets tuned, or leave it in the box until then. Driving easy lowers the risk, it doesn't take it away.",
      'No antes del tune: la polea da más boost enseguida y con el tune viejo corre pobre y detona. Ponla el día del tune.',
    ],
  },
  {
    all: [KNOCK, CAUSE],
    not: /\b(?:does|do|will|would|could|can|might) (?:\w+ ){1,4}(?:knock|ping)\b|\b(?:rod knock|knock sensor|knocks? (?:at|on) (?:idle|cold|start)\w*|cold start|what is knock|on 87|regular|91 (?:on|in) a)\b|\bwhat (?:does|is) (?:a )?knock\b/,
    answer: [
      "Stay out of it until you know which: pull 2 degrees of timing or a few psi where it knocks, and look at a log. Bad gas: test what is in the tank (an ethanol tester for E85, which is anything from 51 to 83%), or fill up at another station; if the knock goes, it was the gas. Bad tune: it knocks in the same rpm and load on good fuel, or the mixture leans out there (fuel pressure, injector duty). Also check plugs (gap, heat range) and intake temps. If pulling timing doesn't change the counts, it's false knock: something loose, a mount, or the sensor. Send us the log at /contact.",
      'No le exijas hasta saber: quita 2 grados de tiempo o unos psi ahí y mira un registro. Prueba otra gasolina (o mide el etanol del E85); si se va, era la gasolina. Si sigue igual con buen combustible, es el tune o falta combustible. Si no cambia al quitar tiempo, es ruido mecánico.',
    ],
  },
  {
    all: [INTAKES, LOUD],
    answer: [
      'The short ram: its filter sits in the engine bay with no box around it, so you hear all of it. A cold air intake is a little quieter and breathes cooler air.',
      'El short ram: el filtro va abierto en el motor y se oye todo. El de aire frío es un poco más callado.',
    ],
  },
  {
    all: [INTAKES, /\b(?:or|vs|versus|difference|diff|better|compare\w*|and)\b/],
    answer: [
      "Where the filter sits. A short ram is a short pipe with the filter in the engine bay: cheap, on in half an hour, the loudest, but it breathes hot air. A cold air intake puts the filter in the fender or a sealed box: cooler air, so it keeps its power when the engine is hot, a bit more work and money. Either one is 5 to 15 hp at best, with a tune. I'd take the cold air intake; for noise alone, the short ram.",
      'Dónde va el filtro. El short ram lo lleva dentro del motor: barato, ruidoso, aire caliente. El de aire frío lo lleva al guardafango o en caja: aire más fresco y un poco más caro. Cualquiera da 5 a 15 hp con tune.',
    ],
  },
  {
    all: [/\bwhich\b|\bmore\b|\blouder\b|\bquieter\b|\bdrones?\b/, /\bcat-?\s?backs?\b/, /\baxle-?\s?backs?\b/],
    not: /\bpower\b|\bhp\b/,
    answer: [
      'The cat-back is louder: it replaces everything behind the cats, the axle-back only the last mufflers. It also drones more, at 1,800 to 2,400 rpm, unless it has a resonator. For a civil car take the axle-back.',
      'El cat-back suena más y zumba más; el axle-back cambia solo los mofles finales.',
    ],
  },
  {
    all: [LOUD, QUIET, /\bexhaust\b|\bsomething\b|\bboth\b|\bcar\b|\bpart\b/],
    not: /\bwhich\b|\bshort(?:y|ies)\b|\bheaders?\b|\bkeep\b/,
    noCar: true,
    answer: [
      "Yes: an exhaust with valves. Closed, it's as quiet as stock for the morning and the neighbors; a button or full throttle opens it. Some cars have one from the factory (Scat Packs and Hellcats, Mustangs with active exhaust), and then a cat-back that keeps the valves does it. The cheap way is an electric cutout. Tell me the car and year and I'll show you what fits.",
      'Sí: un escape con válvulas, callado cerrado y fuerte abierto. Dime el carro y el año y te muestro lo que le queda.',
    ],
  },
  {
    all: [
      /\b(?:safe|dangerous|ok(?:ay)?|too much|bad idea)\b/,
      /\b(?:kids?|children|baby|family|teen\w*|son|daughter|new driver|first car|16|17|wife|mom)\b/,
      /\b(?:\d{3,4} ?(?:w?hp|horse\w*)|horse ?power|fast car|powerful|that much power)\b/,
    ],
    not: /\b(?:engine|motor|block|rods|clutch|trans\w*|tune)\b/,
    answer: [
      "The car is as safe as the one who drives it: big power driven gently is just a car. What counts with kids in it is good tires (summer tires turn hard below 45°F), brakes in good shape, traction control left on, and no full throttle in the rain. For a new driver I'd say no: power comes on faster than they can react. A driving course does more than any part.",
      'Es tan seguro como quien lo maneja. Con niños: buenas llantas, frenos en orden, el control de tracción puesto y nada de acelerar a fondo con lluvia. Para alguien que empieza, no.',
    ],
  },
  {
    all: [
      /\b(?:(?:don't|do not|didn't|no longer) (?:have|know|remember|get|keep)|lost|can't find|cannot find|deleted|without|never got|threw (?:out|away))\b.{0,20}\b(?:order (?:number|no|#)|confirmation|receipt)\b|\b(?:don't have|lost|can't find|without) (?:the |my |a |that )?number\W*$/,
    ],
    not: /@|\bphone number\b|\bpart number\b|\bvin\b|\bserial\b|\bmember\b|\b(?:ap-?[0-9a-z]{4})\b/,
    answer: [
      "No problem. It's in the confirmation email (search your inbox for our name). Can't find that either? Call us or write to /contact with the name and email on the order and what was ordered, and we'll find it.",
      'No hay problema: está en el email de confirmación. Si no lo encuentras, llámanos o escribe a /contact con el nombre y el email del pedido.',
    ],
  },
  {
    all: [
      /\b(?:how (?:many days|long)|when (?:would|will|does|do)|what day|days)\b/,
      /\b(?:deliver\w*|ship\w*|arrive|parts? (?:get|come|take)|get (?:here|there|to)|take to get)\b/,
    ],
    not: /\b(?:tune|install\w*|car|build|my order|status|lighter|pickup)\b|\border(?:ed)?\b|\bhow long does (?:it|the \w+) take to (?:install|build)/,
    answer: [
      'In-stock parts leave in a few business days, to any of the 50 states. Your cart shows the date we expect before you pay, and you get the tracking number. Made-to-order parts can take several weeks; their page says so.',
      'Enviamos a los 50 estados: lo que está en existencia sale en pocos días hábiles. La fecha que esperamos sale en el carrito antes de pagar; lo hecho por encargo puede tardar semanas.',
    ],
  },
  {
    all: [/\b(?:lambda|afr|air[- ]?fuel|stoich\w*)\b/, /\be85\b|\bethanol\b/],
    answer: [
      "Lambda stays the same, the ratio doesn't: E85's stoich is 9.8:1 where gasoline is 14.7:1, so a tune knows the ethanol content and aims at lambda. At full throttle a turbo engine runs about 0.78 to 0.85 lambda on E85 (7.6 to 8.3:1, read 11.5 to 12.5 on a gasoline wideband), gasoline about 0.78 to 0.82. Never lean it out for power: E85 makes it with timing. The exact target is the tuner's, from your log.",
      'El lambda es el mismo, la mezcla no: el E85 es 9.8:1 y la gasolina 14.7:1. A fondo con turbo, lambda 0.78 a 0.85.',
    ],
  },
  {
    all: [
      /\b(?:install|somebody|someone|shop|mechanic|put it on|wrench\w*|who)\b/,
      /\b(?:in|near|around|from|live in) (?!the\b|my\b|a\b|it\b|stock\b)[a-z]+/,
      /\b(?:y'?all|you|yall|u) (?:guys )?(?:do )?install\b|\bwho (?:can |would |will )?(?:install|put)s?\b|\b(?:do|can) (?:y'?all|you|yall|u)(?: guys)? (?:do )?install\b/,
    ],
    not: /\bcost\b|\bhow much\b|\bhow long\b|\bcart\b|\bsell\b/,
    answer: [
      "We install everything we sell, at our own shop: book at /book. Too far? We ship the parts and a local performance shop puts them on; each part lists its labor hours, so you can get a quote before you buy, and most tunes are done remotely. You don't have to turn a wrench.",
      'Instalamos en nuestro propio taller: /book. Si vives lejos, te enviamos las piezas y las pone un taller local; cada pieza dice sus horas.',
    ],
  },
  {
    all: [
      /\bstock (?:brake )?fluid\b|\bfactory (?:brake )?fluid\b|\boem (?:brake )?fluid\b/,
      /\b(?:ok|okay|fine|enough|good|safe|work|do|bad)\b/,
    ],
    not: /\btrans\w*\b|\bclutch\b/,
    answer: [
      'For the street and for autocross, yes, if it is fresh. For a track day, no: it boils, and the pedal goes to the floor. Flush in a DOT 4 racing fluid such as RBF600 before the first session; it takes an hour and costs less than a set of pads.',
      'Para la calle y el autocross sí, si está fresco. Para un track day no: hierve. Cambia a un DOT 4 de carreras como RBF600.',
    ],
  },
  {
    all: [/\blift(?: kits?|ed)?\b|\bleveling\b|\b3[3-7]s\b|\b3[3-7] ?inch\b/, /\b(?:mpg|mileage|gas|fuel economy)\b/],
    answer: [
      "Yes, it costs mileage: figure 1 to 3 mpg for a lift and 35s, from the air, the weight and the taller gearing (the odometer also reads low, so it looks like more). Regear? Towing or shifting hunting between gears, yes: 3.73 or 4.10 brings back what 35s take; with a 10-speed and no trailer you can live without. We don't sell lift kits; the speedometer gets set with a tune.",
      'Sí, cuesta 1 a 3 mpg. Cambiar la relación conviene si remolcas (3.73 o 4.10). No vendemos kits de elevación.',
    ],
  },
  {
    all: [
      /\b(?:check|look (?:at|for|out)|inspect|know|ask)\b/,
      /\b(?:buy\w*|b4 i|lookin'? at|looking at|used|prev(?:ious)? owner|purchase)\b/,
      /\b(?:supercharg\w*|turbo(?:ed|charged)?|blower|built|modded|modified|tuned|big turbo)\b/,
    ],
    not: /\b(?:kit|can i|should i (?:turbo|supercharge))\b/,
    answer: [
      "On a used car with boost added, in this order: a compression and leak-down test, cold; who tuned it, on which fuel, and the file or the tuner's name; receipts for kit, injectors, pump and clutch (a kit without fuel parts is a red flag); then blower belt and oil or turbo shaft play, boost leaks, plugs, coolant for oil and oil for glitter; a log of one full pull for knock and mixture; and whether the stock parts come with it. No records, no test, no deal, or price it as needing a motor.",
      'En un usado con boost: compresión y fugas en frío, quién lo tuneó y con qué gasolina, recibos del kit, inyectores, bomba y clutch, correa o juego del turbo, bujías, y un registro de una aceleración.',
    ],
  },
]

/** After an answer, "which one makes more noise" is of what was talked about. */
const NOISIER = /\bwhich (?:one )?(?:is|makes|sounds)\b.{0,20}\b(?:loud\w*|noise|noisier|quieter)\b/
const OF_INTAKES: ReadonlySet<string> = new Set(['intake_worth', 'intake_tune'])

const RETURNS = /\b(?:return\w*|refund\w*|give (?:it )?back|send (?:it )?back|not fit|doesn't fit|don't fit)\b/

export function plainAnswer(asked: string, lastTopic: string | undefined, hasCar: boolean): Bilingual | undefined {
  const text = NOISIER.test(asked) && OF_INTAKES.has(lastTopic ?? '') ? `${asked} short ram loud` : asked
  const on = FOLLOW_ONS.find(({ after, asked: form }) => after.test(lastTopic ?? '') && form.test(asked))?.answer
  if (on) return on
  const told = [...PLAIN_QUESTIONS, ...PLAIN].find(
    ({ all, not, noCar }) => !(noCar && hasCar) && all.every((form) => form.test(text)) && !not?.test(text),
  )?.answer
  const returns =
    told && RETURNS.test(asked) && !/\b(?:receipt|number)\b/.test(asked) ? topicOf('returns')?.answer : undefined
  return told && returns ? [`${told[0]} ${returns[0]}`, `${told[1]} ${returns[1]}`] : told
}
