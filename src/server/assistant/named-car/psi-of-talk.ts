import { type Answer, inLanguage, suggestions, text, whp } from '../advisor.ts'
import { ofCar } from '../frame/of-car.ts'
import type { Turn } from '../turn.ts'
import { bottomEndOf } from './fails-first.ts'

/** "And in psi?", "y en psi?": the limit that was just told, as boost. */
const IN_PSI =
  /^\W*(?:(?:and|so|ok(?:ay)?|but|cool|y|what|how|whats|that|is|it|thats) )*(?:(?:in|en|about|as) )?(?:psi|boost pressure)(?: terms)?\b(?! (?:gauge|sensor|line))/
const TUNER = /\b(accessport|cobb|hand ?held|tuner|sct|hp tuners)\b/
/** What a tune of a stock turbo adds to its boost. */
const TUNE_PSI = { least: 3, most: 6 } as const

/** The boost of the stock turbo and of a tune for it, after a question of what the engine takes. */
export function psiOfTalk({ advisor, before, draft, reading }: Turn): Answer | undefined {
  const { asked, meaning } = reading
  if (!IN_PSI.test(asked) || before.last === undefined || draft.shown || meaning.goal) return undefined
  const car = ofCar(advisor, draft, reading)
  const turboWhp = car?.vehicle.family.boostSourceLimitWheelHp?.[93]
  const stockPsi = Math.round(car?.vehicle.engine.boostGaugePsi ?? 0)
  if (!car || !turboWhp || stockPsi < 1) return undefined
  const most = whp(Math.min(turboWhp, bottomEndOf(car)))
  const [least, full] = [stockPsi + TUNE_PSI.least, stockPsi + TUNE_PSI.most]
  const isLogged = TUNER.test(asked)
  return [
    text(
      inLanguage(draft.language, [
        `In psi: about ${least} to ${full} at the power peak on a tune for 93, against about ${stockPsi} stock, on the ${car.name}. Stop at about ${most} whatever the gauge says: a bigger turbo makes more power at the same psi, so power and knock are the limit.${isLogged ? ' Your tuner logs both: watch boost and knock on one full pull before you turn it up.' : ''}`,
        `En psi: unos ${least} a ${full} en el pico de potencia con un tune para 93, contra unos ${stockPsi} de fábrica, en el ${car.name}. No pases de unos ${most} diga lo que diga el reloj: un turbo más grande da más potencia con los mismos psi, así que el límite son la potencia y la detonación.${isLogged ? ' Tu programador registra las dos cosas: mira boost y detonación en una pasada completa antes de subirle.' : ''}`,
      ]),
      car.assumed,
    ),
    suggestions('What breaks first?', '100 more whp', 'On E85'),
  ]
}
