import type { Bilingual } from '../advisor.ts'

export interface Plain {
  /** Every form has to hold. */
  all: readonly RegExp[]
  not?: RegExp
  /** Where a car is named, its own parts answer. */
  noCar?: true
  answer: Bilingual
}

const TROUBLE =
  /\b(?:rattl\w+|knock(?:s|ing)?|tick(?:s|ing)|overheat\w*|run(?:s|ning)? hot|misfir\w*|smok(?:es|ing)|leak(?:s|ing)?|slip(?:s|ping)?|burn(?:s|ing) oil|check engine|cel|low compression|los(?:es|ing) boost|boost (?:drops?|leak)|codes?)\b/
const POWER_WORK = /\b(?:tun(?:e|es|ed|ing)|mods?|power|stage ?\d|turbo|supercharger|blower|build|upgrade[sd]?|boost)\b/
const FIX = /\b(?:fix(?:ed|ing)?|repair\w*|sort(?:ed)?(?: it| that)?|diagnos\w*|replac\w+|address\w*|take care of)\b/
const ORDER = /\b(?:first|before|or|anyway|wait|ignore|still)\b/
const GERMAN_RULES = /\bt(?:ü|u|ue)v\b|\bdekra\b|\bhauptuntersuchung\b/
const ASKS_HOW_MUCH = /\bhow much\b|\bcosts?\b|\bcharge[sd]?\b|\bfees?\b|\bfree\b|\bprice\b/

/** Questions of which one word alone would fire another answer: both what is asked and of what have to be said. */
export const PLAIN_QUESTIONS: readonly Plain[] = [
  {
    all: [TROUBLE, POWER_WORK, FIX, ORDER],
    not: /\b(?:after|since) (?:the |a |my |i )?(?:tune[dr]?|install\w*|turbo|mods?)\b|\bhow much\b/,
    answer: [
      "Fix that first, then the power. No tune cures it, and more torque on a part that is already failing breaks it sooner and takes others with it. Have it diagnosed before you buy anything: a rattle of a few seconds on a cold start is usually the timing chain, its tensioner or the cam phasers; knock wants the bearings and a log looked at; overheating the coolant, thermostat, fan and head gasket; a boost or oil leak a pressure test. Don't run it hard until then. Once it's healthy, a tune is worth the money.",
      'Arregla eso primero y después el tune. Ningún tune lo cura y con más torque se rompe antes. Que lo revisen: un cascabeleo al arrancar en frío suele ser la cadena, el tensor o los faseadores.',
    ],
  },
  {
    all: [
      /\bboost\b|\bpsi\b|\bbar\b/,
      /\b(?:drop(?:s|ped|ping)?|falls?|falling|taper\w*|bleed\w*|fad(?:es|ing)|los(?:es|ing|t)|won't hold|not holding|can't hold|tail\w* off)\b/,
      /\b(?:leak\w*|normal|why|wrong|cause\w*|bad|ok(?:ay)?|issue|problem|worry)\b/,
    ],
    not: /\b(?:oil|fuel|coolant|brake|tire|water) (?:pressure|psi)\b|\bprice\b/,
    answer: [
      "Some taper toward redline is normal on a small stock turbo: it runs out of air. Losing a third of it, or dropping well before the top of the rev range, is not. In this order: a smoke or pressure test of the intake tract (couplers, charge pipes, intercooler), the diverter valve, the wastegate and its lines, then a log of requested against actual boost, with intake temps and timing. If the car asks for less boost itself, it is heat or knock, not a leak. Buy nothing until the test: a bigger turbo doesn't cure a leak.",
      'Algo de caída cerca del corte es normal en un turbo chico. Perder un tercio, o mucho antes del corte, no: prueba de humo o presión, válvula diverter, wastegate y un registro de boost pedido contra real. No compres nada hasta entonces.',
    ],
  },
  {
    all: [GERMAN_RULES],
    answer: [
      "We know the US rules only, so I can't tell you what passes TÜV and won't guess. Ask the TÜV or DEKRA station before you buy: they decide by the papers of the part (ABE or a parts certificate), and parts made for the US often come without them. Count on a part without a catalytic converter failing. On US Forces plates ask your vehicle registration office which inspection applies.",
      'Solo conocemos las reglas de Estados Unidos: pregunta en la estación TÜV o DEKRA antes de comprar. Sin catalizador, cuenta con que no pasa.',
    ],
  },
  {
    all: [
      /\bcustoms\b|\bimport (?:dut\w+|tax\w*)\b/,
      /\b(?:what|will|would|can|do|does|is|are|any|have|problem\w*|pay)\b/,
    ],
    answer: [
      "We know the US side only: what customs in another country charges or lets in, and whether a part may be driven there, I can't tell you. Ask the customs office, or on a base the postal office, before you order. Checkout ships to the 50 states and D.C.",
      'Solo conocemos el lado de Estados Unidos. Pregunta en la aduana antes de pedir.',
    ],
  },
  {
    all: [
      ASKS_HOW_MUCH,
      /\b(?:come (?:in|by)|stop by|sit down|visit|meet|consult(?:ation)?s?|talk|chat)\b/,
      /\b(?:talk|chat|consult(?:ation)?s?|discuss|look at (?:it|my|the)|ask|conversation|meet)\b/,
    ],
    not: /\b(?:talking about|gains?|whp|hp|power|tune|install\w*|dyno)\b/,
    answer: [
      "I have no price for just talking it over, so I won't name one: call us or ask at /contact before you drive over. At /book you can pick a build consultation as the kind of appointment.",
      'No tengo un precio para solo conversar: llama o pregunta en /contact. En /book puedes elegir una consulta.',
    ],
  },
  {
    all: [/\b(?:intake|cold air|\bcai\b)/, /\b(?:mpg|mileage|fuel economy|gas mileage|per gallon)\b/],
    not: /\bmanifold\b|\blift|\bmiles on\b/,
    answer: [
      "No, not so you'd notice. The computer meters fuel to the air it gets, and at cruise the throttle holds the air back, not the intake. You get sound and a few hp at the top. For mileage: tire pressure, lighter and narrower tires, speed, and gearing that suits the tire size.",
      'No, nada que se note: en crucero limita el acelerador, no el intake. Da sonido y unos hp arriba.',
    ],
  },
  {
    all: [/\brev[- ]?up\b/, /\b(?:motors?|engines?|vq\w*|de|350z|g35)\b/],
    not: /\b(?:revs? up (?:to|too)|won't rev|doesn't rev|rev it up)\b/,
    answer: [
      "Not junk, but it's the one to check first. The rev-up is the 2005-06 VQ35DE with the higher redline; its known fault is burning oil. Look at the level at every fill, ask how much it uses between changes, and do a compression and leak-down test before you spend on it. The earlier DE burns less; the HR from 2007 is the stronger one.",
      'No es malo, pero revísalo: el rev-up (VQ35DE 2005-06) es conocido por quemar aceite. Mira el nivel y haz compresión. El HR desde 2007 es más fuerte.',
    ],
  },
  {
    all: [
      /\boil\b/,
      /\bhow (?:many|much)\b.{0,24}\b(?:lit(?:er|re)s?|quarts?|qts?|oil)\b|\b(?:lit(?:er|re)s?|quarts?) (?:of oil|does it (?:take|hold))\b|\boil capacity\b/,
    ],
    not: /\b(?:burn\w*|us(?:es|ing)|consum\w*|los(?:es|ing)|low|cost|pressure|cooler|change cost)\b/,
    answer: [
      "The fill quantity and the grade stand in the owner's manual; I don't keep them and a wrong one is worse than none. Fill a little under what it says with a new filter, run it, let it sit a few minutes, then top up to the upper mark. Track use wants it at the upper mark, never over.",
      'La cantidad y el grado están en el manual; no los tengo y no los adivino. Llena un poco menos, arranca, espera y completa hasta la marca.',
    ],
  },
  {
    all: [/\bdiff(?:erential)? drop\b/],
    not: /\b(?:price|how much)\b/,
    answer: [
      "At 2 inches usually not; at 3 it helps: on an independent front suspension it eases the angle of the CV axles, which is what clicks, throws grease and wears the boots. It costs a little ground clearance. Look at the boots and the angle at ride height after the lift: if the boots rub on themselves, fit one. We don't sell lift kits or diff drops.",
      'Con 2 pulgadas casi nunca; con 3 ayuda: baja el ángulo de los ejes CV. No vendemos kits de elevación.',
    ],
  },
  {
    all: [
      /\b(?:snow|winter|ice|icy)\b/,
      /\bfirst (?:mod|thing|upgrade)\b|\bwhat (?:mod|should i (?:do|buy|get)) first\b/,
    ],
    not: /\bwhp\b/,
    answer: [
      'A set of winter tires. Nothing else on the car does as much in snow, and it puts no load on the engine. Next brake pads and fluid, and fresh oil and plugs on time. Power last: a tune is the first thing that asks more of the engine, so leave it until you want it.',
      'Unas llantas de invierno: nada ayuda más en la nieve y no cargan el motor. Luego pastillas y líquido de frenos; la potencia al final.',
    ],
  },
]

/** What an answer before leaves open: "and how long does it take?", "what about just the exhaust?". */
interface FollowOn {
  after: RegExp
  asked: RegExp
  answer: Bilingual
}
export const FOLLOW_ONS: readonly FollowOn[] = [
  {
    after: /^(?:shipping|shipping_time|delivery_details|far_away|pickup)$/,
    asked:
      /^\W*(?:(?:ok(?:ay)?|and|so|then|about) )*how long (?:does|will|would) (?:it|that|they|shipping|delivery)(?: usually| normally)? take\W*$/,
    answer: [
      "In-stock parts leave in a few business days, made-to-order ones can take several weeks; then the carrier's days. Your cart shows the date we expect before you pay. For an address that checkout does not take (APO, abroad) I have no days: ask at /contact.",
      'Lo que está en existencia sale en pocos días hábiles; lo hecho por encargo puede tardar semanas. La fecha sale en el carrito. Para APO o fuera de EE. UU. pregunta en /contact.',
    ],
  },
  {
    after: /^(?:intake_tune|tune_needed|need_tune|parts_without_tune|intake_worth)/,
    asked:
      /^\W*(?:(?:ok(?:ay)?|and|so|then|but|well) )*(?:what|how) about (?:just |only )?(?:the |an? )?(?:exhaust|cat-?back|axle-?back|mufflers?|downpipe|headers)\W*$/,
    answer: [
      'Just a cat-back or an axle-back: no tune. It sits behind the cats and the sensors, and the computer never notices. A downpipe on a turbo car, or long-tube headers, does need one.',
      'Solo un cat-back o axle-back: no lleva tune. Un downpipe o headers largos sí.',
    ],
  },
]
