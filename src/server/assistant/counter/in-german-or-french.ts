import type { AskKind } from '../asks/ask.ts'
import type { Language } from '../words/language.ts'
import type { ShopAsk } from './shop-teller.ts'

/** German and French. */
type Foreign = readonly [string, string]

const US_ONLY: Foreign = [
  'Nein, wir versenden nur innerhalb der USA: in alle 50 Bundesstaaten und nach D.C., nichts nach Europa oder Kanada. Haben Sie eine US-Adresse oder einen Spediteur in den USA, schicken wir dorthin; Zoll ab dort ist Ihre Sache.',
  "Non, nous n'expédions qu'aux États-Unis : les 50 États et D.C., rien vers l'Europe ni le Canada. Avec une adresse américaine ou un transitaire aux États-Unis, nous livrons là-bas ; la douane ensuite est à votre charge.",
]
const MILITARY: Foreign = [
  'Über den Checkout nicht: er nimmt die 50 Bundesstaaten und D.C., keine APO-, FPO- oder DPO-Adressen. Schreiben Sie vor der Bestellung an /contact.',
  'Pas par le checkout : il accepte les 50 États et D.C., pas les adresses APO, FPO ou DPO. Écrivez à /contact avant de commander.',
]
const IN_US: Foreign = [
  'Ja, wir versenden in alle 50 US-Bundesstaaten und nach D.C. Die genauen Kosten sehen Sie im Checkout vor dem Zahlen.',
  'Oui, nous livrons dans les 50 États américains et D.C. Le prix exact apparaît au checkout avant de payer.',
]
const RETURNS: Foreign = [
  'Rückgabe: 30 Tage ab Lieferung, unbenutzt und originalverpackt. Den Rückversand zahlen Sie, außer der Fehler war unserer. Tunes, Sonderanfertigungen und Montiertes nicht. Bitte vorher an /contact schreiben.',
  "Retour : 30 jours après la livraison, pièce non utilisée et dans son emballage. Le renvoi est à vos frais, sauf erreur de notre part. Pas les tunes, les pièces sur commande ni ce qui a été monté. Écrivez d'abord à /contact.",
]

/** What is asked most, in few words. */
const FACTS: Partial<Record<AskKind, (ask: ShopAsk) => Foreign>> = {
  'shop.ship_where': ({ place }) => (place?.of === 'military' ? MILITARY : place?.of === 'states' ? IN_US : US_ONLY),
  'shop.ship_cost': ({ place }) =>
    place?.of === 'abroad'
      ? US_ONLY
      : [
          'Die Versandkosten gehen nach Bundesstaat, Größe und Gewicht; den genauen Betrag sehen Sie im Checkout vor dem Zahlen. Wir versenden nur innerhalb der USA. Tunes kommen kostenlos per E-Mail.',
          "Les frais de port dépendent de l'État, de la taille et du poids ; le montant exact apparaît au checkout avant de payer. Nous n'expédions qu'aux États-Unis. Les tunes arrivent gratuitement par e-mail.",
        ],
  'shop.ship_time': ({ place }) =>
    place?.of === 'abroad'
      ? US_ONLY
      : [
          'Teile auf Lager gehen in wenigen Werktagen raus; Sonderanfertigungen dauern länger. Das erwartete Datum steht auf der Teileseite und im Warenkorb, die Laufzeit der Spedition kommt mit der Bestellbestätigung.',
          "Les pièces en stock partent en quelques jours ouvrables ; sur commande, c'est plus long. La date prévue est sur la page de la pièce et dans le panier, le délai du transporteur dans la confirmation.",
        ],
  'shop.returns': () => RETURNS,
  'shop.pay': () => [
    'Per Rechnung, die Sie online oder in der Werkstatt zahlen, oder per Karte (Visa, Mastercard, Amex, Discover), wo der Checkout sie anbietet. Kein PayPal, keine Überweisung über den Checkout.',
    "Par facture, réglée en ligne ou à l'atelier, ou par carte (Visa, Mastercard, Amex, Discover) quand le checkout la propose. Pas de PayPal ni de virement par le checkout.",
  ],
  'shop.financing': () => [
    'Nein, keine Finanzierung und keine Ratenzahlung. Sie können in Stufen kaufen.',
    'Non, pas de financement ni de paiement en plusieurs fois. Vous pouvez acheter par étapes.',
  ],
  'shop.discount': () => [
    'Nein, keinen Rabatt, den ich geben könnte: online sieht jeder denselben Preis. Fragen kostet nichts: /contact.',
    'Non, aucune remise que je puisse accorder : en ligne, tout le monde voit le même prix. Demandez à /contact.',
  ],
  'shop.book': () => [
    'Termine buchen Sie online unter /book: Auto und Arbeit wählen, dann sehen Sie die freien Zeiten. Ohne Termin geht es leider nicht.',
    'Le rendez-vous se prend en ligne sur /book : choisissez la voiture et le travail, les créneaux libres s’affichent. Sans rendez-vous, non.',
  ],
  'shop.installs': () => [
    'Ja, wir montieren in unserer Werkstatt, mit Termin: /book. Mit eigener Werkstatt wählen Sie Versand, dann entfällt der Lohn.',
    "Oui, nous montons à notre atelier, sur rendez-vous : /book. Avec votre mécanicien, choisissez la livraison et la main-d'œuvre s'enlève.",
  ],
  'shop.warranty': () => [
    'Ein Jahr ab Abholung auf alles, was wir einbauen, Teile und Arbeit. Selbst eingebaute Teile tragen die Garantie des Herstellers.',
    'Un an à partir de la remise sur tout ce que nous montons, pièces et main-d’œuvre. Ce que vous montez vous-même a la garantie du fabricant.',
  ],
  'shop.where': ({ advisor: { shop } }) => [
    `Wir sind in den USA: ${shop.address}. Bitte vorher anrufen: ${shop.phone}.`,
    `Nous sommes aux États-Unis : ${shop.address}. Appelez avant de venir : ${shop.phone}.`,
  ],
  'shop.contact': ({ advisor: { shop } }) => [
    `Telefon ${shop.phone} oder E-Mail ${shop.email}; wir antworten an Werktagen innerhalb von 24 Stunden.`,
    `Téléphone ${shop.phone} ou e-mail ${shop.email} ; réponse sous 24 heures les jours ouvrables.`,
  ],
  'shop.price_kind': () => [
    'Es gilt der Preis im Checkout. Steuer und Versand kommen dazu und stehen da, bevor Sie zahlen; Schätzpreise sind markiert.',
    "Le prix du checkout fait foi. Taxe et port s'ajoutent et s'affichent avant de payer ; les estimations sont marquées.",
  ],
  'talk.bot': ({ advisor: { shop } }) => [
    `Ich bin der Assistent des Shops, ein Programm. Einen Menschen erreichen Sie unter ${shop.phone} oder ${shop.email}.`,
    `Je suis l'assistant de la boutique, un programme. Pour une personne : ${shop.phone} ou ${shop.email}.`,
  ],
  'talk.language': () => [
    'Ich lese Deutsch und sage Ihnen Versand, Rückgabe, Zahlung und Termine auf Deutsch; Umbauten und Technik erkläre ich auf Englisch. Schreiben Sie ruhig weiter auf Deutsch. Welches Auto fahren Sie?',
    'Je lis le français et je réponds en français sur la livraison, les retours, le paiement et les rendez-vous ; les préparations, en anglais. Écrivez en français. Quelle voiture avez-vous ?',
  ],
}

/** A fact of the shop in German or French; undefined where we have it in English only. */
export function inGermanOrFrench(kind: AskKind, language: Language | undefined, ask: ShopAsk): string | undefined {
  if (language !== 'de' && language !== 'fr') return undefined
  return FACTS[kind]?.(ask)[language === 'de' ? 0 : 1]
}

/** Whether an answer is in the language that was written, so that nobody need be told that it is in English. */
export const isInGermanOrFrench = (words: string): boolean =>
  /^\W*(?:\d+ whp (?:werden|am|aux)|Am Rad|Aux roues|Berechnet|Calcul|Der|Zusammen|En tout|Mit|Avec|On|Nein|Ja|Über|Die|Teile|Rückgabe|Per|Termine|Ein Jahr|Wir|Telefon|Es gilt|Ich|Sechs in|Non|Oui|Pas|Les|Retour|Par|Le|Un an|Nous|Téléphone|Je)\b/.test(
    words,
  ) && /[äöüß]|\b(?:und|der|nicht|keine|nur|est|les|quart|heures|nous|pas|votre|vous|aux|des)\b/.test(words)
