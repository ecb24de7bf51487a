import { carPicture } from './car-picture.ts'
import type { BodyLine, Frame } from './drawn-car.ts'
import { palette } from './palette.ts'

const [WIDTH, HEIGHT] = [900, 600]
const CAR = { x: 45, y: 205, width: 810, height: 290 }
const FLOOR = 470

/** The side view of a car in a dark room, as the cards of builds show it. */
export function carInRoom(car: { frame: Frame; body: readonly BodyLine[] }, paint: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><defs>` +
    `<radialGradient id="room" cx=".5" cy=".62" r=".75"><stop offset="0" stop-color="#232a34"/><stop offset=".55" stop-color="${palette.panel}"/><stop offset="1" stop-color="${palette.ink}"/></radialGradient>` +
    `<radialGradient id="floor"><stop offset="0" stop-color="${paint}" stop-opacity=".5"/><stop offset="1" stop-color="${paint}" stop-opacity="0"/></radialGradient></defs>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#room)"/>` +
    `<ellipse cx="${WIDTH / 2}" cy="${FLOOR + 14}" rx="430" ry="44" fill="url(#floor)"/>` +
    carPicture(car, { id: 'c', paint, box: CAR }) +
    `</svg>`
  )
}
