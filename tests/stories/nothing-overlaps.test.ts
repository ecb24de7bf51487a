// @module-tag sweep
import type { Locator } from 'playwright-core'
import { describe, expect } from 'vitest'
import { visitorStory as story } from '../support/browser.ts'
import { atWidth } from '../support/law.ts'
import { openPage } from '../support/open-page.ts'

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('nothing is drawn there')
  return box
}

describe('nothing lies on top of something else', () => {
  story('two titles of the gallery are never seen at once, at any moment of the change', async ({ page }) => {
    await openPage(page, '/')
    const dot = page.getByRole('button', { name: 'Show RAW POWER' })
    await dot.scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: 'Pause gallery' }).click()
    const { steps, mostBeside } = await dot.evaluate((button) => {
      const gallery = button.closest('section')!
      const titles = [...gallery.querySelectorAll('h2')]
      ;(button as HTMLButtonElement).click()
      return new Promise<{ steps: number; mostBeside: number }>((done) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const changes = gallery.getAnimations({ subtree: true })
            for (const change of changes) change.pause()
            const endMs = Math.max(0, ...changes.map(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0)))
            const seen = (title: Element | null): number =>
              title && title !== gallery ? Number(getComputedStyle(title).opacity) * seen(title.parentElement) : 1
            let mostBeside = 0
            let steps = 0
            for (let ms = 0; ms <= endMs; ms += 10) {
              for (const change of changes) change.currentTime = ms
              const [, second = 0] = titles.map(seen).sort((a, b) => b - a)
              mostBeside = Math.max(mostBeside, second)
              steps += 1
            }
            for (const change of changes) change.finish()
            done({ steps, mostBeside })
          }),
        ),
      )
    })
    expect(steps).toBeGreaterThan(30)
    expect(mostBeside).toBeLessThan(0.02)
  })

  story(
    'a phone shows the way to your car and its makes in two screens, and nothing beside the chat bar',
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await openPage(page, '/')
      const makes = page.getByRole('list', { name: 'Makes we build' })
      for (const one of [page.getByRole('button', { name: 'Select vehicle' }).last(), makes]) {
        const { y, height } = await boxOf(one)
        expect(y + height).toBeLessThan(2 * 844)
      }
      const chat = await boxOf(page.getByRole('link', { name: 'Chat with the assistant' }))
      expect([chat.x, chat.width, chat.y + chat.height]).toEqual([0, 390, 844])
    },
  )

  for (const width of [820, 390]) {
    story(`the car of a brand is shown whole at ${width} px`, atWidth(width), async ({ page }) => {
      await page.setViewportSize({ width, height: 1180 })
      await openPage(page, '/brands/ford')
      const picture = page.locator('main section img').first()
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
      expect(await picture.evaluate((image) => getComputedStyle(image).objectFit)).toBe('contain')
      const { x, width: drawn } = await boxOf(picture)
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + drawn).toBeLessThanOrEqual(width)
    })

    story(`title and picture of a build stand one below the other at ${width} px`, atWidth(width), async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await openPage(page, '/builds')
      await page.locator('main a[href^="/builds/"]').first().click()
      await page.waitForURL('**/builds/*')
      const title = page.locator('article h1')
      await title.waitFor()
      const picture = await boxOf(page.locator('article img').first())
      expect((await boxOf(title)).y).toBeGreaterThanOrEqual(picture.y + picture.height)
    })
  }
})
