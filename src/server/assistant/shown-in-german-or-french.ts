import type { GenerateReply } from '../../contract/configurator.ts'
import { HP_PER_PS, NM_PER_LBFT } from '../../engine/units.ts'
import { type Answer, dollars, suggestions, text, whp } from './advisor.ts'
import { shownBuild } from './stage-plan.ts'
import type { Turn } from './turn.ts'

const comma = (figure: number, places: number): string => figure.toFixed(places).replace('.', ',')
const psOf = (hp: number): number => Math.round(hp / HP_PER_PS)
const nmOf = (lbft: number): number => Math.round(lbft * NM_PER_LBFT)

interface Row {
  asks: RegExp
  de: (reply: GenerateReply) => string
  fr: (reply: GenerateReply) => string
}

/** What is asked of a shown build in few words, in the language that was written. */
const ROWS: readonly Row[] = [
  {
    asks: /\bin ps\b|\bnewton|\bnm\b|\bdrehmoment\b|\bcouple\b|\bchevaux\b.*\b(?:couple|nm)\b|\bkw\b/,
    de: ({ power }) =>
      `Am Rad sind es ${psOf(power.wheelHp)} PS und ${nmOf(power.wheelTorqueLbft)} Nm, an der Kurbelwelle rund ${psOf(power.crankHp)} PS und ${crankNm(power)} Nm.`,
    fr: ({ power }) =>
      `Aux roues : ${psOf(power.wheelHp)} ch et ${nmOf(power.wheelTorqueLbft)} Nm ; au vilebrequin environ ${psOf(power.crankHp)} ch et ${crankNm(power)} Nm.`,
  },
  {
    asks: /\bquarter mile\b|\bquart de mile\b|\bviertel ?meile\b|\b0 ?- ?(?:60|100)\b|\b0 (?:auf|a) 100\b|\bwie schnell\b/,
    de: ({ timeSlip }) =>
      `Berechnet: die Viertelmeile in ${comma(timeSlip.quarterMileS, 1)} s mit ${Math.round(timeSlip.trapMph * KMH_PER_MPH)} km/h (${Math.round(timeSlip.trapMph)} mph) und 0-60 mph (97 km/h) in ${comma(timeSlip.zeroToSixtyS, 1)} s.`,
    fr: ({ timeSlip }) =>
      `Calcul : le quart de mile en ${comma(timeSlip.quarterMileS, 1)} s à ${Math.round(timeSlip.trapMph * KMH_PER_MPH)} km/h (${Math.round(timeSlip.trapMph)} mph), et 0-60 mph (97 km/h) en ${comma(timeSlip.zeroToSixtyS, 1)} s.`,
  },
  {
    asks: /\bhow long\b|\bhow many hours\b|^(?!.*\b(?:zusammen|insgesamt|altogether|kostet|cost|total|en tout)\b).*\b(?:install|einbau|montage)\b|\bstunden\b|\bheures\b/,
    de: ({ laborHours }) =>
      `Der Einbau dauert ${String(laborHours).replace('.', ',')} Stunden Arbeit; einen Termin buchen Sie unter /book.`,
    fr: ({ laborHours }) =>
      `Le montage demande ${String(laborHours).replace('.', ',')} heures de travail ; le rendez-vous se prend sur /book.`,
  },
  {
    asks: /\b(?:how much|what) (?:does it |would it |is it |is )?cost\b|\bwas kostet\b|\bprix\b|\bcoute\b|\bkosten\b|\b(?:zusammen|insgesamt|altogether|en tout|au total)\b/,
    de: ({ estimatedCost, partsCost, laborCost, laborHours }) =>
      `Zusammen ${dollars(estimatedCost)}: Teile ${dollars(partsCost)} und Einbau ${dollars(laborCost)} für ${String(laborHours).replace('.', ',')} Stunden, geschätzt bis zum Angebot.`,
    fr: ({ estimatedCost, partsCost, laborCost, laborHours }) =>
      `En tout ${dollars(estimatedCost)} : pièces ${dollars(partsCost)} et montage ${dollars(laborCost)} pour ${String(laborHours).replace('.', ',')} heures, estimé jusqu'au devis.`,
  },
  {
    asks: /\bwie ?viel (?:leistung|ps)\b|\bhow much power\b|\bcombien de (?:chevaux|puissance)\b/,
    de: ({ power }) => `${whp(power.wheelHp)} am Rad, an der Kurbelwelle rund ${psOf(power.crankHp)} PS.`,
    fr: ({ power }) => `${whp(power.wheelHp)} aux roues, environ ${psOf(power.crankHp)} ch au vilebrequin.`,
  },
]
const KMH_PER_MPH = 1.609344
const crankNm = ({ wheelHp, crankHp, wheelTorqueLbft }: GenerateReply['power']): number =>
  nmOf((wheelTorqueLbft * crankHp) / wheelHp)
const MOST_WORDS = 12

/** German and French get the figures of the build that is shown in their language. */
export function shownInGermanOrFrench({ advisor, before, draft, reading }: Turn): Answer | undefined {
  const language = reading.language ?? draft.language
  const { goal, fuel, budgetUsd, car } = reading.meaning
  if ((language !== 'de' && language !== 'fr') || !before.shown || before.talk?.danger) return undefined
  const isOther = (goal ?? fuel ?? budgetUsd) !== undefined || (car !== undefined && car !== before.car)
  if (isOther || reading.asked.trim().split(/\s+/).length > MOST_WORDS) return undefined
  const rows = ROWS.filter(({ asks }) => asks.test(reading.asked))
  if (rows.length === 0) return undefined
  const planned = shownBuild(advisor, before, before.shown)
  if (!planned.ok) return undefined
  return [text(rows.map((row) => row[language](planned.reply)).join(' ')), suggestions('What breaks first?', 'On E85')]
}
