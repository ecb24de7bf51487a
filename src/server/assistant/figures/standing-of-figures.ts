import { SETUP_BOUNDS } from '../../../engine/current-setup/current-setup.ts'
import { METERS_PER_FOOT, METERS_PER_MILE } from '../../../engine/units.ts'
import type { Sentence } from '../sentence.ts'
import { readStanding, type Standing } from '../standing-words.ts'
import { chanceOfRoles, type FigureRole, type FigureSaid, likeliestFigure } from './figures-said.ts'

/** So likely it is said where no words beside it do. */
const LIKELY = 0.6
const KM_PER_MILE = METERS_PER_MILE / 1000
const isThousands = ({ value, unit }: FigureSaid): boolean => /^k\b|^(?:thousand|mil)\b/.test(unit) || value < 20

function milesOf(figure: FigureSaid): number | undefined {
  const said = figure.value * (figure.value < 1000 ? 1000 : 1)
  const miles = Math.round(/^k(?:ms?|ilo)/.test(figure.unit) ? said / KM_PER_MILE : said)
  return miles >= 1000 && miles <= SETUP_BOUNDS.mileage.max ? miles : undefined
}

function feetOf(figure: FigureSaid): number | undefined {
  const said = figure.value * (isThousands(figure) ? 1000 : 1)
  const feet = Math.round(/^m(?:eters?|etres?|asl)?$/.test(figure.unit) ? said / METERS_PER_FOOT : said)
  return feet >= 500 && feet <= SETUP_BOUNDS.altitudeFt.max ? feet : undefined
}

/** How the car stands: by its words, else by the meaning of its figures. Worked: "2011 evo gsr, 5 speed, 96k, bone stock" = 96,000 miles. */
export function standingSaid(sentence: Sentence, said: readonly FigureSaid[]): Standing | undefined {
  const read = readStanding(sentence) ?? {}
  const of = <T>(role: FigureRole, value: (figure: FigureSaid) => T | undefined): T | undefined => {
    const figure = likeliestFigure(said, [role], LIKELY)
    return figure && value(figure)
  }
  const mileage = read.mileage ?? of('mileage', milesOf)
  const altitudeFt = read.altitudeFt ?? of('altitude', feetOf)
  const found = { ...read, ...(mileage ? { mileage } : {}), ...(altitudeFt ? { altitudeFt } : {}) }
  return Object.keys(found).length > 0 ? found : undefined
}

/** The year that was read, unless it stands for something else: "blower on it since 2020". */
export function yearOfCar(read: number | undefined, said: readonly FigureSaid[]): number | undefined {
  const same = said.filter(({ text, value }) => value === read || (text.length === 2 && value === (read ?? 0) % 100))
  const isOther = same.length > 0 && same.every((figure) => chanceOfRoles(figure, ['year_of_car', 'name']) < 0.2)
  return isOther ? undefined : read
}

/** A text without the short years that could be read as an octane: "rx7 93 single turbo", "93 cobra". */
export function withoutYears(text: string, said: readonly FigureSaid[]): string {
  const isYear = (figure: FigureSaid) =>
    chanceOfRoles(figure, ['year_of_car', 'year_told']) > chanceOfRoles(figure, ['octane'])
  const short = [...new Set(said.flatMap(({ text: figure }) => (/^(?:8[79]|9[1-4])$/.test(figure) ? [figure] : [])))]
  return short
    .filter((figure) => said.every((one) => one.text !== figure || isYear(one)))
    .reduce((rest, figure) => rest.replaceAll(new RegExp(String.raw`(?<![\d.])${figure}(?![\d.])`, 'g'), '~~'), text)
}
