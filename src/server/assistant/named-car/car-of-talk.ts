import { type OfCar, ofCar } from '../frame/of-car.ts'
import type { Turn } from '../turn.ts'

/** The car that a question is about; a year of which we have no such car ("mk3? no, MkV", "built Aug 2020") is no year of it. */
export const carOfTalk = ({ advisor, draft, reading }: Turn): OfCar | undefined =>
  ofCar(advisor, draft, reading) ??
  ofCar(advisor, withoutYear(draft), { ...reading, meaning: withoutYear(reading.meaning) })

function withoutYear<T extends { year?: number | undefined }>({ year: _, ...open }: T) {
  return open
}
