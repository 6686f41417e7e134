import { readFile } from 'node:fs/promises'
import { anEvent } from '../../contract/testing/an-event.ts'
import { expect, newVisitorId, test } from '../demo.ts'

/** A shopper's user agent: that of a headless browser counts as a crawler's (BR-07). */
const person = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

test.afterAll(async ({ demo }) => {
  await demo.emptyService()
})

test('a shopper is found in the live list, taken along as a file and erased, and comes back as a new one', async ({
  page,
  browser,
  demo,
}) => {
  await demo.emptyService()
  const faults: string[] = []
  page.on('console', (message) => {
    // The browser reports every answer 404, which is what is asked for below.
    if (message.type() === 'error' && !message.text().includes('404')) faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  await fetch(`${demo.service}/events/raw/norrow`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain', 'user-agent': person },
    body: JSON.stringify([anEvent({ context: { id: 'somebody-else' } })]),
  })
  const id = newVisitorId()
  const context = await browser.newContext({ userAgent: person })
  await context.addCookies([{ name: '_qubitTracker', value: id, url: demo.shop }])
  const shop = await context.newPage()
  await shop.goto(`${demo.shop}/uk/en/`)

  await page.goto(`${demo.service}/console`)
  await page
    .getByRole('link', { name: id.slice(0, 8) })
    .first()
    .click({ timeout: 20_000 })
  await expect(page.getByRole('heading', { level: 1, name: id })).toBeVisible()
  const event = page.getByRole('listitem').filter({ hasText: 'View' }).first()
  await event.click()
  await expect(event.getByText(`"id": "${id}"`)).toBeVisible()

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as JSON' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe(`visitor-${id}.json`)
  const saved = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(saved.visitorId).toBe(id)
  expect(saved.rows.events.length).toBeGreaterThan(0)
  expect(JSON.stringify(saved)).not.toContain('somebody-else')

  // Nothing more comes from the shop's page meanwhile.
  await shop.goto('about:blank')
  await page.getByRole('button', { name: 'Erase…' }).click()
  await page.getByLabel(/To confirm/).fill(id.slice(0, 4))
  await page.getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByRole('heading', { name: 'The visitor was erased' })).toBeFocused()
  await page.reload()
  await expect(page.getByText('Nothing is stored of this visitor')).toBeVisible()

  await shop.goto(`${demo.shop}/uk/en/`)
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('heading', { level: 2, name: 'Events' })).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 20_000 })
  await page.getByRole('link', { name: 'All visitors' }).click()
  await expect(page.getByRole('link', { name: id })).toBeVisible()
  await context.close()
  expect(faults).toEqual([])
})
