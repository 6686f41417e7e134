import type { Page } from '@playwright/test'
import { expect, test } from '../demo.ts'
import { serveConsole } from './serve-console.ts'

/** Notes the scripts that a page loads, with their texts. */
function noteScripts(page: Page): Promise<string>[] {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text())
  })
  return scripts
}

/** Sentences that only the texts of one language have. */
const german = 'Bestellungen'
const english = 'Skip to the content'

test.describe('in English', () => {
  test.use({ locale: 'en-GB' })
  test('the first page has no German in it, which comes once it is chosen', async ({ page }) => {
    const { origin, close } = await serveConsole()
    const scripts = noteScripts(page)
    try {
      await page.goto(`${origin}/console/`)
      await expect(page.getByRole('slider')).toBeVisible()
      const first = await Promise.all(scripts)
      expect(first.some((text) => text.includes(english))).toBe(true)
      expect(first.filter((text) => text.includes(german))).toEqual([])
      await page.getByRole('button', { name: 'Language' }).click()
      await page.getByRole('option', { name: 'Deutsch' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Heute' })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      const now = await Promise.all(scripts)
      expect(now.filter((text) => text.includes(german))).toHaveLength(1)
    } finally {
      await close()
    }
  })
})

test.describe('in German', () => {
  test.use({ locale: 'de-DE' })
  test('nothing is shown in English before the German texts are there', async ({ page }) => {
    const { origin, close } = await serveConsole()
    // The texts come late, and everything that the page shows meanwhile is noted.
    await page.route(/\/de-[\w-]+\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    })
    await page.addInitScript(() => {
      const shown: string[] = []
      Object.assign(window, { shown })
      new MutationObserver(() =>
        shown.push(`${document.documentElement.lang}: ${document.body?.textContent ?? ''}`),
      ).observe(document, { subtree: true, childList: true, characterData: true })
    })
    try {
      await page.goto(`${origin}/console/`)
      await expect(page.getByRole('heading', { level: 1, name: 'Heute' })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      const shown = await page.evaluate(() => (window as unknown as { shown: string[] }).shown)
      const texts = shown.filter((text) => text.split(': ').slice(1).join(': ').trim() !== '')
      expect(texts.length).toBeGreaterThan(0)
      expect(texts.filter((text) => !text.startsWith('de: ') || /\b(Today|Visitors|Loading)\b/.test(text))).toEqual([])
    } finally {
      await close()
    }
  })

  test('where the German texts cannot be had the page is there in English', async ({ page }) => {
    const { origin, close } = await serveConsole()
    await page.route(/\/de-[\w-]+\.js$/, (route) => route.abort())
    try {
      await page.goto(`${origin}/console/`)
      await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    } finally {
      await close()
    }
  })
})
