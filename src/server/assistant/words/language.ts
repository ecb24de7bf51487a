/** Languages in which visitors write. All are read; Spanish is answered in Spanish, the others in English. */
export const LANGUAGES = ['en', 'es', 'de', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Words that stand in every sentence of a language and in few of another. */
const COMMON: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: set(`the and with for what how much can you your want need have is it my this that on of to do does i an at would
    will about or but from are please any not they we one who where when which best there`),
  es: set(`el la los las una que con para por tengo quiero mi pa y le sin del como donde hay necesito cuanto cual hola
    ustedes este esta eso mas pero lo al se porfa gracias carro mejor solo puedo quita ponle tambien ay es son nomas se en un puede pagar pierdo garantia partes cuesta envio tiene ya muy cuando porque hace quiere ponerle aguanta carrito piezas oye entre etapa etapas donde su sus sirve pueden tienen les bien nada tarda aceptan tarjeta cuanto cuantos puedes hacen quien pues orale cuanta cuantas tener rueda ruedas caballos potencia agregalo agregala ponlo ponla echalo echala metelo`),
  de: set(`ich der das und mit fur ist nicht ein eine einen mein meine meinem wie geht bitte von zu kein ohne brauche
    habe mochte bei uns nur den dem auch hallo moin servus schon oder fahre mir mal ihr hat zusammen wird kostet nach welche wenn kann soll muss lange versand gibt sie welche welcher beim dafur bieten noch sind zum zur als mehr wir euch diese dieser warum wieso baujahr wieviel mich keine keinen keiner frau mann meinen meiner unser unsere liefert dauert bekomme brauch`),
  fr: set(`je le les une avec pour est mon ma des du dans vous il quelle sans et au chez ai bonjour veux voudrais moi mais
    pas combien jveux chuis esti peut la pote`),
}

/** The state, not the short "para". */
const PENNSYLVANIA = /\bpa (?=(?:state )?(?:inspection|emissions?|sticker|plates?|law|dmv|safety)\b)/g

/** The language of a message without accents; undefined where a few words or numbers do not tell. */
export function languageOf(plainText: string, least = 1): Language | undefined {
  const words = plainText
    .toLowerCase()
    .replaceAll(PENNSYLVANIA, ' ')
    .split(/[^a-z']+/)
    .flatMap((word) => word.split("'"))
  const scores = LANGUAGES.map((language) => ({
    language,
    score: words.filter((word) => COMMON[language].has(word)).length,
  })).sort((a, b) => b.score - a.score)
  const [best, next] = scores
  if (!best || best.score < least || best.score === next?.score) return undefined
  const english = scores.find(({ language }) => language === 'en')?.score ?? 0
  return best.score >= 2 || (best.language !== 'en' && english === 0) ? best.language : undefined
}
