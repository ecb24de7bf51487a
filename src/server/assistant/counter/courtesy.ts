import type { Bilingual, ShopFacts } from '../advisor.ts'
import { haikuOf, versesOf } from './verses.ts'

/** What a customer says that asks for no part and no fact. */
export type Courtesy =
  | 'bot'
  | 'scam'
  | 'insult'
  | 'burned'
  | 'order'
  | 'speaks'
  | 'greet'
  | 'bye'
  | 'thanks'
  | 'aside'
  | 'verse'
  | 'haiku'
  | 'joke'

const CAR = String.raw`\b(?:cars?|trucks?|engines?|motors?|mods?|parts?|builds?|tunes?|turbo\w*|exhaust|whp|hp|boost|tires?|brakes?|clutch|carro|coche|troca|motor|piezas?)\b`
const YOU_ARE =
  "(?:you|u|ya|yall|y'all|(?:you|u|yall) (?:guys|people|all)|this (?:thing|site|shop|bot|place|chat|assistant|app)|(?:your|ur) (?:site|shop|bot|prices?|chat|assistant))"
const IS =
  "(?:'re| are| r| is|'s|r)?(?: all| just| guys| guys r| guys are| such| so| a| an| the| only| nothing but| probably| total| totally| straight(?: up)?| fucking| freaking| damn)*"
const BAD = String.raw`(?:suck\w*|scam\w*|thie(?:f|ves)|crooks?|frauds?|fake|ripoff|rip-?off|garbage|trash|useless|worthless|dumb\w*|stupid|idiots?|morons?|clowns?|joke|bs|bullshit|liars?|lying|annoying|terrible|horrible)`

const BOT = new RegExp(
  [
    String.raw`\b(?:are|r) (?:you|u) (?:even )?(?:an? )?(?:human|real (?:person|human|one|guy|man|woman)|real(?=\W*$)|bot|robot|ai|chat ?bot|chat ?gpt|machine|person|program)\b`,
    String.raw`\b(?:is this|am i (?:talking|speaking|chatting|typing)(?: to| with)?)\b[^.?!]{0,16}\b(?:bot|robot|ai|human|real person|person|chat ?gpt|computer|machine)\b`,
    String.raw`^\W*(?:hey |lol |so |wait |ok )*(?:bot|robot|human|real person|ai|chat ?gpt) ?(?:or .{2,20})?\?`,
    String.raw`\beres (?:un |una )?(?:robot|bot|maquina|persona|humano|real|ia)\b|\bhablo con (?:un |una )?(?:robot|bot|persona|humano|maquina)\b|\b(?:es|esto es) (?:un )?(?:robot|bot)\b`,
    String.raw`\b(?:bist du|sind sie) (?:ein )?(?:bot|roboter|mensch)`,
    String.raw`\b(?:another|stupid|dumb|just an?|only an?|ur an?|you're an?|youre an?|u r an?) (?:\w+ )?(?:bot|robot|ai|chat ?bot|machine)\b`,
  ].join('|'),
)
/** Of the shop; whether a part or a price is one is asked of those who know it. */
const SCAM = new RegExp(
  [
    String.raw`\b(?:you|u|yall|y'all|guys|ustedes|sean|son unos)\b[^.?!,]{0,16}\b(?:thieves|crooks?|rateros?|ladrones?|estafadores|scammers?|frauds?)\b|\b(?:bbb|estafaron|(?:me|nos) robaron|babzocker|arnaqueurs)\b`,
    String.raw`\b(?:you|u|yall|y'all|this|this (?:\w+ )?(?:site|website|shop|store|company|place|bot)|your (?:site|shop)|ustedes|pagina|tienda)\b(?: \w+){0,3} (?:scam\w*|frauds?|fake(?! numbers)|estafa\w*|robbery)\b(?! numbers)`,
    String.raw`\b(?:scam|fraud|fake) (?:site|shop|store|robot|bot|artists?|website|company|page)s?\b|^\W*(?:scam\w*|estafa\w*)\W*$`,
  ].join('|'),
)
const INSULT = new RegExp(
  [
    String.raw`\b${YOU_ARE}${IS} ${BAD}\b`,
    String.raw`\b(?:fuck|screw) (?:you|u|off|this|yall)\b|\b(?:stfu|gtfo|eat shit)\b`,
    String.raw`\b(?:you|u) (?:don't|dont|do not|doesn't|cant|can't|know) (?:know )?(?:shit|anything|nothing|jack|squat|a damn thing)\b`,
    String.raw`\b(?:worst|dumbest|stupidest|crappiest|shittiest) (?:\w+ )?(?:bot|site|chat|shop|thing|shit)\b`,
    String.raw`\b(?:no sirves|(?:ustedes|este bot|esta pagina) no sirven?|eres un inutil|son unos|que porqueria|pinche (?:bot|robot)|estupido)\b`,
  ].join('|'),
)
/** "Bet you can't even tell a 6-bolt from a 7-bolt": a question all the same. */
const CHALLENGE = /\bbet (?:you|u|ya|it)\b|\bprove it\b/
const BURNED =
  /\b(?:last|other|previous|my old) (?:shop|place|tuner|guys|mechanic)\b[^?!]{0,80}\b(?:took|stole|screwed|ruined|blew|grenaded|burned|botched|ripped|ghosted|destroyed|wrecked|messed|lied)\b/
const TRUST =
  /\bwhy (?:tf |the hell |the fuck )*(?:should|would) (?:i|we|anyone) (?:ever )?trust (?:you|u|yall|any of)\b|\b(?:i )?(?:don't|dont|do not) trust (?:you|u|yall)\b/
const OF_ORDER =
  /\b(?:disput\w+|charge ?backs?|charged?|my card|my money|refund\w*|my order|ordered|my (?:parts?|package|stuff)|tracking|shipped|pedido|orden|paquete|mi dinero|reembols\w+|llega)\b/

const SPEAKS =
  /\b(?:parlez[- ]vous|parles[- ]tu|tu parles|vous parlez|sprechen sie|sprichst du|sprecht ihr|(?:voces |voce |vcs )?falam?|(?:do|can|does) (?:you|u|yall|anyone|anybody)(?: guys)?(?: there)? speak) (?:francais|deutsch|portugues|german|french|portuguese|english|englisch|anglais|ingles)\b(?=[^a-z]*$)/
const GREETS =
  /^\W*(?:(?:hi|hey|hello|yo|sup|howdy|aloha|hola|holaa*|buenas?|buenos dias|buen dia|buenas tardes|buenas noches|muy buenas|que tal|que onda|que hubo|quiubo|klk|epa|wena|saludos|disculpe|oye|good (?:morning|afternoon|evening|day)|whats up|what's up|servus|moin|hallo|guten tag|bonjour|salut|slt|oi|ola|boas|bom dia|e ai|there|all|guys|everyone|everybody|yall|y'all|bro|man|dude|friend|amigos?|compa|bro|wey|raza|gente|tardes|noches|dias|muy|como estan?|how are (?:you|u|yall)(?: doing)?|how(?:'s| is) it going)[\s,.!?]*)+$/
const THANKS =
  /\b(?:thanks|thank (?:you|u)|thx|ty|tysm|appreciate it|appreciate (?:you|ya|the help)|preciate (?:it|ya|that)|much appreciated|cheers|gracias|mil gracias|muchas gracias|te lo agradezco|agradecido|danke|merci|obrigad[oa]|valeu)\b/
const BYE =
  /\b(?:bye|goodbye|later(?=\W*$)|see (?:ya|you|u)(?: later| around)?|peace(?: out)?(?=\W*$)|i'?m out|im out|take care|good night|gotta (?:go|run)|catch you later|nos vemos|adios|hasta luego|ahi nos vemos|me voy|bye bye|chao|ciao|tschuss|a bientot|ate mais|tchau)\b/
const SARCASM = /\bthanks for nothing\b|\bgracias por nada\b/
const PRAISE =
  /^\W*(?:wow |damn |man |bro |lol |ok )*(?:you|u|yall|y'all|ustedes|this (?:thing|bot|site|shop))(?: guys| all)? (?:(?:are|r|is|son) (?:so |really |pretty |the |unos )*(?:awesome|great|best|amazing|cool|dope|legends?|helpful|genial(?:es)?|cracks)|rock|rule)\W*$/
/** Whatever else stands in thanks and a goodbye without asking for anything. */
const WARM =
  /\b(?:big dog|boss|bro|man|dude|brother|king|legend|homie|my guy|fam|friend|all good|that (?:helps|helped)|you(?:'ve| have)? been (?:great|helpful)|super helpful|good (?:stuff|looks|info)|me sirvio(?: un chorro| mucho)?|muy amable|compa|crack|aight|alright|ok|okay|cool|nice|great|perfect|awesome|so much|a lot|a ton|for (?:the|your|all the) (?:help|info|time|answer\w*)|por (?:la|tu|su) (?:ayuda|info|tiempo)|well|then|now|and|y|un|mil|por todo|lo|le|mucho|de verdad|ya|pues|entonces|im|i'm|out|it|you|u|the|for|all)\b|[^\p{L}\d]/gu

const VERSE =
  /\b(?:poems?|poetry|verse|rhymes?|limericks?|poemas?|versos?|rima|gedicht|poeme|(?:write|sing|make|drop|spit)\b.{0,24}\b(?:rap|song|bars|lyrics)|rap about|song about|cancion)\b/
const HAIKU = /\bhaikus?\b/
const JOKE =
  /\b(?:tell|know|got|hear|give|say|write|want|another)\b[^.?!]{0,12}\bjokes?\b|^\W*jokes?\W*$|^\W*jokes? (?:about|of|on)\b|\b(?:cuenta(?:me)?|dime|sabes|echa(?:te)?|otro)\b[^.?!]{0,12}\bchistes?\b|\bknock knock\b|\bmake me laugh\b|\bwhy did the .{2,24} cross the road\b|\b(?:witz|blague|piada)\b/
const ASIDE = new RegExp(
  [
    String.raw`\b(?:is it|will it|going to|gonna)\b[^.?!]{0,12}\b(?:rain|snow|storm|be (?:hot|cold|sunny))\b[^.?!]{0,30}\b(?:today|tonight|tomorrow|tmrw|tmr|weekend|this week|in [a-z]+)\b`,
    String.raw`\bweather (?:today|tomorrow|tonight|like|forecast|this (?:week|weekend)|in (?!my|the|a|an)[a-z]+)\b|\bforecast (?:for|today|tomorrow)\b`,
    String.raw`\b(?:who|whom)\b[^.?!]{0,24}\b(?:vot(?:e|ing)|president|election)\b|\b(?:trump|biden|kamala|obama|democrats?|republicans?|politics)\b`,
    String.raw`\b(?:algebra|calculus|trigonometry)\b|\bmy (?:\w+ )?(?:homework|hw|essay|term paper|thesis)\b|\bcover letter\b|\bsolve\b.{0,30}[=x^]`,
    String.raw`\b(?:brisket|casserole|lasagna|guacamole|restaurant|pizza)\b|\brecipe\b(?!.*\b(?:pump|blend|ethanol|tune|mix|power|hp)\b)(?<!\b(?:ethanol|e85|e30|blend|tune|gas)\b.*)`,
    String.raw`\b(?:nfl|nba|mlb|super bowl|world cup|football|soccer|lakers|netflix|horoscope|zodiac|bitcoin|stock market|lottery|tinder|date me|marry me|be my (?:girlfriend|boyfriend)|meaning of life|capital of)\b`,
    String.raw`\b(?:va a llover|que clima|clima (?:de hoy|hoy|manana)|receta de|mi tarea|partido de (?:hoy|futbol)|presidente|horoscopo)\b`,
    String.raw`\b(?:ignore|forget|disregard) (?:all |your |ur |prior |previous |the |any )*(?:rules|instr\w*|prompts?)\b|\bsys(?:tem)? prompt\b`,
  ].join('|'),
)

const ASKS_OF_CAR =
  /\b(?:how (?:much|many|do|does|can|long|fast)|what(?:'s| is| does| will| would| should)?|which|why (?:does|do|is|are)|can (?:i|you)|need|want|stage [123]|cuanto|cual|quiero|necesito)\b/
const LONG = 26

/** What of these a message is and nothing else; `typed`: as it was typed, lower case and without accents. */
export function courtesyIn(typed: string, hasCar: boolean): Courtesy | undefined {
  if (HAIKU.test(typed)) return 'haiku'
  if (VERSE.test(typed)) return 'verse'
  if (JOKE.test(typed) && !/\b(?:is|are) (?:a|this a|that a|it a|yall a|you a) joke\b/.test(typed)) return 'joke'
  if (SPEAKS.test(typed)) return 'speaks'
  if (GREETS.test(typed)) return 'greet'
  if (SARCASM.test(typed)) return 'insult'
  if (PRAISE.test(typed)) return 'thanks'
  if ((THANKS.test(typed) || BYE.test(typed)) && isOnlyWarm(typed)) return BYE.test(typed) ? 'bye' : 'thanks'
  if (hasCar || typed.split(/\s+/).length > LONG) return undefined
  const isCarAsked = new RegExp(CAR).test(typed) && ASKS_OF_CAR.test(typed.replace(BURNED, ' '))
  if (BURNED.test(typed) && !isCarAsked) return 'burned'
  if (TRUST.test(typed)) return 'scam'
  if (SCAM.test(typed) || INSULT.test(typed)) {
    if (OF_ORDER.test(typed)) return 'order'
    const asksMore = isCarAsked && !SCAM.test(typed)
    return asksMore ? undefined : SCAM.test(typed) ? 'scam' : 'insult'
  }
  if (BOT.test(typed) && !isCarAsked && !CHALLENGE.test(typed)) return 'bot'
  return ASIDE.test(typed) && !new RegExp(CAR).test(typed.replace(/\bcars? and coffee\b/g, '')) ? 'aside' : undefined
}

export const isVerse = (courtesy: Courtesy | undefined): boolean =>
  courtesy === 'verse' || courtesy === 'haiku' || courtesy === 'joke'

/** "Write a haiku about a blown head gasket": nobody's engine is blown. Who speaks of his own car may mean it. */
export const asksOnlyForVerse = (typed: string): boolean =>
  /^\W*(?:please |now |hey |can (?:you|u) |could (?:you|u) )*(?:write|tell|make|give|compose|sing|cuenta(?:me)?|escribe(?:me)?|haz(?:me)?)\b/.test(
    typed,
  ) && !/\b(?:my|mine|i|i'?m|it|it'?s|is|drive|mi|mio|esta)\b/.test(typed)

const isOnlyWarm = (typed: string): boolean =>
  [THANKS, BYE, THANKS].reduce((words, form) => words.replace(form, ' '), typed).replaceAll(WARM, '') === ''

const JOKES = {
  mustang: [
    "There was a crowd on the other side. Sorry, it's the law of cars and coffee.",
    'Porque del otro lado había gente mirando. Es ley en las reuniones.',
  ],
  bmw: [
    'Why do the blinkers on a BMW last forever? Nobody has ever used them.',
    '¿Por qué nunca se funden las direccionales de un BMW? Porque nadie las ha usado.',
  ],
  any: [
    'How do you double the value of a project car? Fill the tank.',
    '¿Cómo duplicas el valor de un carro de proyecto? Llénale el tanque.',
  ],
} as const satisfies Readonly<Record<string, Bilingual>>

/** "2017 Ford F-150 5.0" in a verse: "Ford F-150". */
export const plateOf = (car: string): string => car.replace(/^\d{4} /, '').replace(/ \d\.\d\S*(?: \w+)?$/, '')

/** The words for each, calm and short; `car`: the one that is talked about. */
export function courtesyWords(
  courtesy: Courtesy,
  { phone, email }: ShopFacts,
  typed: string,
  car: string | undefined,
): Bilingual {
  const person: Bilingual = [
    `For a person: ${phone}, ${email} or /contact.`,
    `Con una persona: ${phone}, ${email} o /contact.`,
  ]
  const more: Bilingual = car
    ? [`Want anything checked on the ${car}?`, `¿Le revisamos algo a tu ${car}?`]
    : ['What do you drive, and what should it do?', '¿Qué carro tienes y qué quieres que haga?']
  const then = ([english, spanish]: Bilingual): Bilingual => [`${english} ${more[0]}`, `${spanish} ${more[1]}`]
  switch (courtesy) {
    case 'speaks':
      return then([
        'I read English, Spanish, German, French and Portuguese. Spanish I answer in Spanish, the others in English.',
        'Leo inglés, español, alemán, francés y portugués. Contesto en español o en inglés.',
      ])
    case 'greet':
      return then(['Hey, welcome in.', '¡Hola! Bienvenido.'])
    case 'thanks':
      return ["You bet. I'm here if anything else comes up.", 'De nada. Aquí ando si sale otra cosa.']
    case 'bye':
      return ['You bet. Drive safe, see you around.', 'De nada. Maneja con cuidado, nos vemos.']
    case 'bot':
      return then([
        `I'm the shop's assistant, a program, not a person: I plan builds for the cars we work on, price them, and answer questions about parts and power. ${person[0]}`,
        `Soy el asistente de la tienda, un programa, no una persona: armo builds, los cotizo y contesto preguntas. ${person[1]}`,
      ])
    case 'insult':
      return then([
        `Fair enough. I'm the shop's program, so I miss sometimes. ${person[0]} Or tell me what you were after, and I'll give it a straight try.`,
        `Está bien. Soy el programa de la tienda y a veces fallo. ${person[1]} O dime qué buscabas y lo intento otra vez.`,
      ])
    case 'scam':
      return [
        `Fair to ask. I'm the shop's program, and here is what you can check: our predictions stand next to published dyno results, misses included, at /accuracy; unused parts come back within 30 days; and packages that we install have a one-year warranty, parts and labor. ${person[0]} Nobody here wants to sell you what you don't need: tell me the car and what it does, and I'll say so if it needs nothing.`,
        `Es justo preguntarlo. Soy el programa de la tienda, y esto lo puedes revisar: lo que predecimos está junto a dynos publicados, fallos incluidos, en /accuracy; las piezas sin usar se devuelven dentro de 30 días; y lo que instalamos lleva un año de garantía. ${person[1]} Dime el carro y si no le hace falta nada, te lo digo.`,
      ]
    case 'burned':
      return [
        `Sorry that happened to you; that's a rotten way to lose an engine and money. Don't take my word, check it: every prediction sits next to a published dyno result, misses included, at /accuracy; each build shows how close it runs to each limit; and packages that we install carry a one-year warranty, parts and labor, within those limits. ${person[0]} I'm the shop's program, so have a person look the build over before you order.`,
        `Siento que te pasara eso. No me creas, revísalo: cada predicción está junto a un dyno publicado, fallos incluidos, en /accuracy; cada build dice qué tan cerca va de cada límite; y lo que instalamos lleva un año de garantía, piezas y mano de obra. ${person[1]}`,
      ]
    case 'order':
      return [
        `Let's get it fixed. Give me the order number and the email you ordered with, and I'll look it up here. A late order or a wrong charge a person sorts out: write to /contact with the order number, the date and what's wrong, or call ${phone}. Never send the card number.`,
        `Vamos a arreglarlo. Dame el número de orden y el email con que compraste y lo busco. Un retraso o un cobro lo arregla una persona: /contact con número de orden, fecha y qué pasó, o ${phone}. Nunca mandes el número de la tarjeta.`,
      ]
    case 'aside':
      return then([
        'That one is outside my garage: I only know cars and parts.',
        'Eso queda fuera de mi taller: yo solo sé de carros y piezas.',
      ])
    case 'haiku':
      return haikuOf(typed)
    case 'joke':
      return /\bmustang\b/.test(typed) ? JOKES.mustang : /\bbmws?\b/.test(typed) ? JOKES.bmw : JOKES.any
    default: {
      const [english, spanish] = versesOf(typed, car && plateOf(car))
      return [`${english}\n\nNeed anything for it? I'm here.`, `${spanish}\n\n¿Le hace falta algo? Aquí ando.`]
    }
  }
}
