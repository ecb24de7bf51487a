const HELLO = String.raw`(?:(?:hola|oye|ola|oi|bro|hey|hi|hello|yo|hallo|moin|servus|salut|bonjour|good (?:morning|evening|day)|guten (?:tag|abend|morgen)|buen[oa]s?(?: (?:d[ií]as|tardes|noches))?|quick question|una pregunta|bom dia|boa (?:tarde|noite))[\s,.!:-]*)*`
const ASKED = [
  String.raw`(?:t[uú] |usted(?:es)? |aqu[ií] |se |alguien )?habl(?:as?|an|[aá]is)(?: \w+)? espa[nñ]ol`,
  String.raw`(?:te |les )?(?:puedo|se puede|puedes|pueden) (?:escribir|hablar|contestar|responder|atender)\w*(?: \w+)?(?: en)? (?:espa[nñ]ol|castellano)`,
  "(?:do|does|can|could|is it ok(?:ay)? (?:if|to)|does any(?:one|body)|any(?:one|body))?(?: ?(?:you|u|ya|y'?all|i|we|this thing|there|here|guys))* ?(?:speak|talk|write|type|answer|do)s?(?: in)? (?:spanish|german|french|portuguese|espa[nñ]ol)",
  '(?:geht|kann (?:man|ich)|sprecht ihr|sprechen sie|versteht ihr|verstehen sie)[^.?!]{0,24}deutsch[^.?!]{0,24}',
  '(?:parlez[- ]vous|vous parlez|tu parles|(?:je|on) peu[xt] [eé]crire en) fran[cç]ais',
  '(?:voc[eê]s? )?(?:fal(?:a|am|as)|posso escrever em) portugu[eê]s',
].join('|')
const LEADS = new RegExp(
  String.raw`^\W*${HELLO}(?:${ASKED})(?: (?:here|aqu[ií]|hier|ici|please|por favor|bitte))?\s*[?!.,]+\s*`,
  'i',
)
const LEAST_WORDS = 5

/**
 * What a message asks beside whether we speak its language: the answer is given in that language, and is the yes.
 * Worked: "hablas español? mi primo trae un Civic Si 2019 y quiere lo mas que se pueda" is what the cousin wants.
 */
export function besideLanguage(words: string): string | undefined {
  const lead = LEADS.exec(words)?.[0]
  const rest = lead ? words.slice(lead.length) : ''
  return rest.split(/\s+/).filter(Boolean).length >= LEAST_WORDS ? rest : undefined
}
