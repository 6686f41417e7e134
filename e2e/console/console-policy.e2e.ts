import { markup } from '../../console/test-data/hostile-texts.ts'
import { expect, test } from '../demo.ts'
import { serveConsole } from './serve-console.ts'

test('the console works below a policy without inline code and styles, and without any trusted type', async ({
  page,
}) => {
  const { origin: site, close } = await serveConsole()
  const faults: string[] = []
  page.on('pageerror', ({ message }) => void faults.push(message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  try {
    await page.goto(`${site}/console/`)
    await expect(page.getByRole('slider')).toBeVisible()
    await page.getByRole('slider').press('ArrowRight')
    await expect(page.locator('.chart-tip')).toBeVisible()
    await page.getByRole('button', { name: 'Colours' }).click()
    await page.getByRole('option', { name: 'Dark' }).click()
    await page.getByRole('link', { name: 'Experiences' }).click()
    await page.getByRole('link', { name: 'Bestseller badges' }).click()
    await expect(page.getByRole('slider')).toHaveCount(2)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download CSV' }).click()
    expect((await saved).suggestedFilename()).toBe('badges.csv')
    await page.goto(`${site}/console/sites/moor-boots/experiences/${encodeURIComponent(markup)}`)
    await expect(page.getByRole('heading', { level: 1, name: markup })).toBeVisible()
    expect(faults).toEqual([])
  } finally {
    await close()
  }
})
