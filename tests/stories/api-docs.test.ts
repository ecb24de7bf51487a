import { describe, expect } from 'vitest'
import { visitorStory as story } from '../support/browser.ts'

describe('the API, for people', () => {
  story(
    'a developer finds a call with its line for a terminal, tries it, and reads the answer',
    { tags: 'sweep' },
    async ({ page }) => {
      const foreign: string[] = []
      page.on('request', (request) => {
        if (!/^(http:\/\/localhost:|data:)/.test(request.url())) foreign.push(request.url())
      })
      await page.goto('/api/docs')
      const call = page.locator('#operations-garage-getGarageVinByVin')
      await call.getByRole('button', { name: /decoded offline/ }).click()
      await call.getByText(/curl 'http.*\/api\/garage\/vin\//).waitFor()
      const asked = page.waitForResponse((reply) => reply.url().includes('/api/garage/vin/'))
      await call.getByRole('button', { name: 'Execute' }).click()
      expect((await asked).status()).toBe(200)
      await call.locator('.live-responses-table').getByText('ford-mustang-gt').first().waitFor()
      await page.getByRole('button', { name: 'Schemas' }).waitFor()
      expect(foreign).toEqual([])
    },
  )
})
