import { describe, expect, test } from 'vitest'
import { formatFor, readPictureRequest, WIDTHS } from './pictures.ts'

describe('a request for a picture', () => {
  test('gets the next width and quality that are made', () => {
    expect(readPictureRequest({ w: '600', q: '80' })).toEqual({ width: 600, quality: 80 })
    expect(readPictureRequest({ w: '601', q: '81' })).toEqual({ width: 640, quality: 90 })
    expect(readPictureRequest({ w: '4000' }).width).toBe(WIDTHS.at(-1))
    expect(readPictureRequest({}).width).toBeUndefined()
  })

  test('is refused by name when it is no whole number in range', () => {
    for (const wrong of [{ w: '15' }, { w: '1e3' }, { q: '0' }, { q: ['80', '90'] }, { w: '-1' }]) {
      expect(() => readPictureRequest(wrong)).toThrow(/must be a whole number/)
    }
  })

  test('is met in the best format that the browser takes', () => {
    expect(formatFor('image/avif,image/webp,*/*;q=0.8')).toBe('avif')
    expect(formatFor('image/webp,*/*')).toBe('webp')
    expect(formatFor(undefined)).toBe('jpeg')
  })
})
