import type { Rewrites } from './rewrites.ts'

/** What is asked at the counter, in German. */
export const SHOP_IN_GERMAN: Rewrites = [
  [/\b(?:in der |die |auf der |auf die )?viertel ?meile\b/g, 'in the quarter mile'],
  [/\bwie lange dauert (?:der |die )?(?:einbau|montage)\b/g, 'how long does the install take'],
  [
    /\b(?:habt ihr|haben sie|seid ihr) (?:am |auch )?(samstags?|sonntags?) (?:geoffnet|offen|auf|da)\b/g,
    'are you open $1',
  ],
  [
    /\b(?:wann|wie lange) (?:habt ihr|haben sie|seid ihr)(?: heute)? (?:geoffnet|offen|auf|da)\b|\boffnungszeiten\b/g,
    'when are you open',
  ],
  [/\bsamstags?\b/g, 'saturday'],
  [/\bsonntags?\b/g, 'sunday'],
  [
    /\bwo (?:ist|sitzt|seid|sind|liegt) (?:euer|eure|ihr|ihre|die|der|das)?(?: ?(?:laden|werkstatt|shop|geschaft))?\b/g,
    'where are you located',
  ],
  [/\b(?:rabatt|nachlass|prozente)\b/g, 'discount'],
  [/\bstudenten(?:rabatt)?\b/g, 'student discount'],
  [/\bratenzahlung\b|\bin raten\b/g, 'payment plan'],
  [/\b(?:zuruckschicken|zuruckgeben|ruckgabe|rucksendung|retoure)\b/g, 'return'],
  [/\bwer (?:zahlt|bezahlt|tragt)\b/g, 'who pays'],
  [/\bkann ich (?:mit|per) (\w+) (?:zahlen|bezahlen)\b/g, 'can i pay with $1'],
  [/\btelefonnummer\b/g, 'phone number'],
  [/\b(?:verbaut|montiert|baut) ihr\b/g, 'do you install'],
]

/** The same in French. */
export const SHOP_IN_FRENCH: Rewrites = [
  [/\b(?:est-ce que )?(?:vous livrez|livrez[- ]vous|vous expediez|expediez[- ]vous|vous envoyez)\b/g, 'do you ship'],
  [/\b(?:c'est )?combien (?:les|de|coutent les) frais(?: de (?:port|livraison|transport))?\b/g, 'how much is shipping'],
  [/\bfrais de (?:port|livraison|transport)\b/g, 'shipping cost'],
  [
    /\b(?:ca|cela|la livraison) prend combien de (?:jours|temps)\b|\bdelais? de livraison\b/g,
    'how many days does shipping take',
  ],
  [/\bcombien de temps (?:au|sur le) (?:quart de mile|400 ?m)\b/g, 'what does it run in the quarter mile'],
  [/\b(?:au|le|sur le) (?:quart de mile|400 metres)\b/g, 'in the quarter mile'],
  [/\bcombien de temps\b/g, 'how long'],
  [/\b(?:le |la |l')?(?:montage|pose|installation)\b/g, 'the install'],
  [/\b(?:vous )?(?:etes|est-ce que vous etes)(?:-vous)? ouverts? (?:le )?(samedi|dimanche)\b/g, 'are you open $1'],
  [
    /\b(?:quand|a quelle heure) (?:etes-vous|vous etes|ouvrez-vous) ?(?:ouverts?)?\b|\bhoraires\b/g,
    'when are you open',
  ],
  [/\bsamedis?\b/g, 'saturday'],
  [/\bdimanches?\b/g, 'sunday'],
  [/\bou (?:etes-vous|vous etes|est votre (?:atelier|magasin))(?: situes?)?\b/g, 'where are you located'],
  [/\b(?:remise|reduction|rabais) etudiant(?:e|s)?\b/g, 'student discount'],
  [/\b(?:remise|reduction|rabais)\b/g, 'discount'],
  [/\bpayer (?:en plusieurs|en \d+) fois\b/g, 'payment plan'],
  [/\b(?:renvoyer|retourner)\b/g, 'return'],
  [/\bqui (?:paie|paye)\b/g, 'who pays'],
  [/\b(?:je peux|puis-je|on peut) payer (?:avec|par) (\w+)\b/g, 'can i pay with $1'],
  [/\bnumero de telephone\b/g, 'phone number'],
]
