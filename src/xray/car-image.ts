import type { PaintId } from './paints.ts'

export interface CarImage {
  paint?: PaintId | undefined
  /** Of a model: its car of that year, in place of its latest. */
  year?: number
  /** Whether it stands in a room, three by two, as on cards; alone otherwise. */
  inRoom?: boolean
}

/** Address of the side view of a car, or of a model. */
export function carImage(id: string, { paint, year, inRoom }: CarImage = {}): string {
  const told = [paint && `paint=${paint}`, year && `year=${year}`, inRoom && 'room=1'].filter(Boolean)
  const query = told.length > 0 ? `?${told.join('&')}` : ''
  return `/images/cars/${id}.svg${query}`
}
