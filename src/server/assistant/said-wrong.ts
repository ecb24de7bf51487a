/** What takes the word before it back: "the 2.7, no sorry, the 3.5". */
const TAKES_BACK = String.raw`(?:(?:uh|um|er|eh|ah|oh)[ ,]+)*(?:no[ ,]+(?:sorry|wait|i mean|my bad|excuse me)|wait[ ,]+no|sorry[ ,]+(?:no[ ,]+)?(?:i (?:mean|meant)[ ,]+)?|(?:no[ ,]+)?i mea(?:n|nt)|make that|scratch that|actually(?: no)?|correction|perd[oó]n|digo|mejor dicho)`
const TRIM = String.raw`(?:v6|v8|gt|ss|rs|lt|si|sti|wrx|gti|golf r|type r|r/?t|srt|scat pack|hellcat|ecoboost|base|sport|coupe|sedan)`
/** What stands for the other of its kind: engine sizes, years, powers, trims. */
const ALIKE = [String.raw`\d\.\d`, String.raw`(?:19[89]|20[0-3])\d`, String.raw`[1-9]\d{2,3}`, TRIM] as const
const FORMS = ALIKE.map(
  (figure) =>
    new RegExp(
      String.raw`(?<![\d.])(?:the |an? )?${figure}(?![\d.])((?: [a-z-]+)?)[ ,.;-]*\b${TAKES_BACK}[ ,]*(?:it is |it's |the |an? |its )*(?=${figure}(?![\d.]))`,
      'g',
    ),
)

/** "2008 Cayman... no, 2014 Cayman S", "2005 GTO? nah, got a 98 Camaro now": the car that a message begins with, taken back. */
const CAR_TAKEN_BACK =
  /^\W*(?:(?:i )?(?:got|have|own|drive) )?(?:an? |my |the )?'?(?:(?:19|20)?\d\d) [a-z\d -]{1,22}?(?:\?|\.{2,}| -+)+ *(?:no+|nah|nope|wait|sorry)\b[ ,]*(?:(?:wait|sorry|no|i mean|it is)[ ,]+)*(?:(?:i |we )?(?:got|have|own|drive) )?(?:an? |my |the )?(?='?(?:(?:19|20)?\d\d) [a-z])/

/** A message without what it takes back in the same breath. */
export const withoutSaidWrong = (text: string): string =>
  FORMS.reduce((words, form) => words.replace(form, ' '), text.replace(CAR_TAKEN_BACK, ''))
