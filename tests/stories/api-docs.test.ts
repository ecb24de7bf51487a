import { describe, expect } from 'vitest'
import { story } from '../support/browser.ts'

describe('the API, for people', () => {
  story('a developer finds a call with its line for a terminal, tries it, and reads the answer', async ({ page }) => {
    const foreign: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== new URL(page.url()).origin) foreign.push(request.url())
    })
    await page.goto('/api/docs')
    const call = page.locator('.opblock', { hasText: '/api/garage/vin/{vin}' })
    await call.getByRole('button', { name: /GET.*vin/ }).click()
    await call.getByText(/curl 'http.*\/api\/garage\/vin\//).waitFor()
    await call.getByRole('button', { name: 'Execute' }).click()
    const answer = call.locator('.live-responses-table')
    await answer.getByText('200', { exact: true }).waitFor()
    await answer.getByText('ford-mustang-gt').first().waitFor()
    await page.getByRole('button', { name: /Schemas/ }).waitFor()
    expect(foreign.filter((address) => !address.startsWith('data:'))).toEqual([])
  })
})
