import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { anEvent } from '../../contract/testing/an-event.ts'
import { type Demo, expect, test } from '../demo.ts'
import { violations } from '../shop/frame.ts'

const person = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const hostile = '<img src=x onerror=document.title=1>'
/** Wider than a phone, without a place to break. */
const long = 'x'.repeat(500)

async function post(demo: Demo, body: string | Uint8Array<ArrayBuffer>): Promise<void> {
  const headers = { 'content-type': 'text/plain', 'user-agent': person }
  await fetch(`${demo.service}/events/raw/norrow`, { method: 'POST', headers, body })
}

/** An event that lacks its id. */
function withoutId(parts: object) {
  const { meta, ...event } = anEvent({ ...parts })
  const { id: _id, ...rest } = meta
  return { ...event, meta: rest }
}

const pageOf = (demo: Demo, path = '') => `${demo.service}/console/sites/norrow/events${path}`

test.beforeEach(async ({ demo }) => {
  await demo.emptyService()
})
test.afterAll(async ({ demo }) => {
  await demo.emptyService()
})

/** Looks at a view with one of its rows open, on a computer in the dark and on a phone in the light. */
async function expectItFits(page: Page): Promise<void> {
  for (const { width, colorScheme } of [
    { width: 1280, colorScheme: 'dark' },
    { width: 390, colorScheme: 'light' },
  ] as const)
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme })
      await expect(page.locator('.code-block, .fault').first()).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      // Colours change within a moment.
      await expect.poll(() => violations(page), `${page.url()} at ${width} px`).toEqual([])
    })
  await page.setViewportSize({ width: 1280, height: 800 })
}

test('[BY-09] from the reason on the first page to the refused event, its repair, its replay, and its envelope among the stored ones; both views are accessible and fit into 1280 px in the dark and 390 px in the light', async ({
  page,
  demo,
}) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await post(demo, JSON.stringify([anEvent(), withoutId({ note: hostile + long }), withoutId({ note: long })]))
  await page.goto(`${demo.service}/console/sites/norrow`)
  await page.getByRole('link', { name: 'The event has no id (meta.id)' }).click()
  const rows = page.getByRole('list', { name: 'Events, the newest first' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(1)).toContainText(hostile)

  await rows.nth(1).getByRole('button', { name: 'Repair' }).click()
  const field = page.getByRole('textbox', { name: 'Text to replay' })
  const send = page.getByRole('button', { name: 'Replay the repaired text' })
  await expect(page.locator('.fault')).toHaveText('The event has no id (meta.id)')
  await expectItFits(page)
  await expect(send).toBeDisabled()
  await field.fill((await field.inputValue()).replace('"meta": {', '"meta": { "id": "mended",,'))
  await expect(page.locator('.fault')).toContainText('The text is not JSON')
  await field.fill((await field.inputValue()).replace(',,', ','))
  await expect(page.getByText('This will be accepted.')).toBeVisible()
  await send.click()
  await expect(page.getByText('1 accepted')).toBeVisible()
  await expect(rows).toHaveCount(1)

  await page.getByRole('link', { name: 'Stored' }).click()
  await rows.first().getByRole('button', { name: 'ecView' }).click()
  const envelope = page.getByRole('group', { name: 'Envelope of ecView' })
  await expect(envelope).toContainText('"id": "mended"')
  await expect(envelope).toContainText(hostile)
  await expectItFits(page)
  expect(await page.locator('img').count()).toBe(0)
  expect(faults).toEqual([])
})

test('[BY-09] new stored events wait behind a button, a compressed body is shown unpacked, and all events of a reason are replayed in steps, and what is still wrong stays', async ({
  page,
  demo,
}) => {
  await post(demo, JSON.stringify([anEvent({ meta: { type: 'first' } })]))
  await page.goto(pageOf(demo))
  const list = page.getByRole('list', { name: 'Events, the newest first' })
  await expect(list).toContainText('first')
  await post(demo, JSON.stringify([anEvent({ meta: { type: 'second' } }), anEvent({ meta: { type: 'third' } })]))
  const button = page.getByRole('button', { name: '2 new events' })
  await expect(button).toBeVisible({ timeout: 10_000 })
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await button.click()
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await post(demo, new Uint8Array(gzipSync(JSON.stringify([anEvent({ note: 'packed' })]))))
  await page.getByRole('link', { name: 'Refused' }).click()
  await expect(page.getByText('compressed, shown unpacked')).toBeVisible()
  await expect(page.getByText('"note":"packed"')).toBeVisible()

  for (let batch = 0; batch < 2; batch++)
    await post(demo, JSON.stringify(Array.from({ length: 60 }, () => withoutId({}))))
  await page.goto(pageOf(demo, '/refused'))
  await page
    .getByText(/^The event has no id/)
    .first()
    .click()
  await page.getByRole('button', { name: 'Replay all 120…' }).click()
  await page.getByRole('button', { name: 'Replay now' }).click()
  await expect(page.getByText('120 still refused')).toBeVisible()
  await page.getByRole('link', { name: 'Older' }).click()
  await expect(page).toHaveURL(/before=/)
  await expect(page.getByRole('listitem')).toHaveCount(25)
})
