// @module-tag sweep
import { describe, expect } from 'vitest'
import type { GenerateReply } from '../../src/contract/configurator.ts'
import { story as plainStory } from '../support/browser.ts'
import { type Behavior, openLanguageModel } from '../support/language-model-server.ts'
import { openPage } from '../support/open-page.ts'
import { SWEEP } from '../support/sweep.ts'

/** A story in a shop whose assistant asks a language model. */
const story = plainStory
  // biome-ignore lint/correctness/noEmptyPattern: the first argument of a fixture must be a pattern
  .extend('model', { scope: 'file' }, async ({}, { onCleanup }) => {
    const model = await openLanguageModel()
    onCleanup(model.close)
    return model
  })
  .extend('shopEnv', { scope: 'file' }, ({ model }) => model.env)

const REQUEST = '2018 Mustang GT manual, 600 wheel on pump gas'
const FAILURES: [how: string, behavior: Behavior, tags?: string][] = [
  ['answers 500', () => ({ fails: 500 }), SWEEP.name],
  ['breaks off in the middle of a word', () => ({ breaksOff: 'That makes 61' }), SWEEP.name],
  ['makes figures up', () => ({ says: 'A Whipple alone makes 777 whp on it.' })],
]

describe.each(FAILURES)('where the language model %s', (_, behavior, tags) => {
  story(
    'the assistant plans, explains and offers more, as if there were no model',
    { ...(tags && { tags }) },
    async ({ page, model }) => {
      model.behave(behavior)
      await openPage(page, '/intelligent-assistant')
      await page.getByLabel('Your question').fill(REQUEST)
      await page.getByRole('button', { name: 'Send' }).click()
      const conversation = page.getByRole('log', { name: 'Conversation' })
      await conversation.getByRole('button', { name: 'Cheaper' }).waitFor()
      const shown = await conversation.textContent()
      expect(model.asked.length).toBeGreaterThan(0)
      expect(shown).toContain('This is our lowest-cost build for 600 whp')
      expect(shown).not.toMatch(/That makes 61|(?<![\d,])777|failed|error|try again|did not answer/i)
      await conversation.getByRole('heading', { level: 3, name: '2018 Ford Mustang GT' }).waitFor()
      await conversation.getByRole('button', { name: /^Add build to cart, \$/ }).waitFor()
      expect(await page.getByRole('alert').count()).toBe(0)
    },
  )

  story(
    'Build My Ride explains the build in the words of the engine',
    { ...(tags && { tags }) },
    async ({ page, shop, model }) => {
      model.behave(behavior)
      await openPage(page, '/build-my-ride?year=2018&make=Ford&model=ford-mustang-gt&hp=600&induction=Supercharger')
      const asked = page.waitForRequest('**/api/configurator/generate')
      await page.getByRole('button', { name: 'Generate Build' }).click()
      const request = (await asked).postDataJSON()
      await page.getByText('Your Adrenaline Engine-powered build recommendation is ready.', { exact: true }).waitFor()
      expect(model.asked.length).toBeGreaterThan(0)
      expect(request.explain).toBe(true)
      const own = await shop.fetch('/api/configurator/generate', { json: { ...request, explain: false } })
      const { explanation, recommendedParts } = (await own.json()) as GenerateReply
      const shown = (await page.getByRole('article', { name: 'Your build' }).textContent()) ?? ''
      expect(shown).toContain(explanation)
      for (const part of recommendedParts) expect(shown).toContain(part.name)
      expect(shown).not.toMatch(/That makes 61|(?<![\d,])777/)
      expect(await page.getByText('Generation Failed').count()).toBe(0)
      expect(await page.getByRole('alert').count()).toBe(0)
    },
  )
})

story('the assistant says who reads along', async ({ page }) => {
  await openPage(page, '/intelligent-assistant')
  await page.getByText('A language model writes the answers and reads what you type.').waitFor()
  expect(await page.getByText('This conversation stays in your browser.').count()).toBe(0)
})

story('where the language model keeps to the data, its words are shown under its name', async ({ page, model }) => {
  model.behave(() => ({ says: 'Two strong parts, and your clutch is the first to give way.' }))
  await openPage(page, '/build-my-ride?year=2018&make=Ford&model=ford-mustang-gt&hp=600&induction=Supercharger&build=1')
  const build = page.getByRole('article', { name: 'Your build' })
  await build.getByText('Two strong parts, and your clutch is the first to give way.', { exact: true }).waitFor()
  await build.getByText('AI', { exact: true }).waitFor()
})
