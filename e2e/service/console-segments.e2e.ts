import { writeFile } from 'node:fs/promises'
import type { SiteDescription } from '../../contract/console/site-description.ts'
import { event, happened } from '../../contract/segments/conditions.ts'
import { steeredSite } from '../../contract/testing/a-site-description.ts'
import { anEvent } from '../../contract/testing/an-event.ts'
import { expect, newVisitorId, test } from '../demo.ts'

/** A shopper's user agent: that of a headless browser counts as a crawler's (BR-07). */
const person = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

test.afterAll(async ({ demo }) => {
  await demo.emptyService()
})

test('a shopper who comes is counted in a segment, and the page says what it is and who entered and left', async ({
  page,
  browser,
  demo,
}, info) => {
  const site: SiteDescription = {
    ...steeredSite,
    trackingId: 'norrow',
    segments: [
      {
        id: 'keen',
        name: 'Looked at three products',
        when: happened(event('ecProduct', { eventType: 'detail' }), { times: 3, within: '7 days' }),
        byDefault: false,
        experiences: [],
      },
    ],
  }
  const file = info.outputPath('site.json')
  await writeFile(file, JSON.stringify(site))
  await demo.emptyService({ INSTEP_SITE: file })
  const tell = (joined: string[], left: string[]) =>
    fetch(`${demo.service}/events/raw/norrow`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain', 'user-agent': person },
      body: JSON.stringify([
        anEvent({ joined, left, meta: { type: 'qubit.segmentMembershipChanged' }, context: { id: 'somebody-else' } }),
      ]),
    })
  await tell(['keen'], [])

  const context = await browser.newContext({ userAgent: person })
  await context.addCookies([{ name: '_qubitTracker', value: newVisitorId(), url: demo.shop }])
  const shop = await context.newPage()
  await shop.goto(`${demo.shop}/uk/en/`)

  await page.goto(`${demo.service}/console/sites/norrow/segments`)
  const row = page.getByRole('row', { name: /Looked at three products/ })
  await expect(row).toContainText('has viewed a product at least 3 times within 7 days')
  await expect(row.getByRole('cell').nth(1)).toHaveText('1')
  // The shop's own segments are told by the script of the shopper's browser.
  await expect(async () => {
    await page.reload()
    await expect(
      page
        .getByRole('row', { name: /new-visitor/ })
        .getByRole('cell')
        .nth(1),
    ).toHaveText('1', {
      timeout: 2000,
    })
  }).toPass({ timeout: 20_000 })

  await tell([], ['keen'])
  await page.getByRole('link', { name: 'Looked at three products' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Looked at three products' })).toBeVisible()
  await page.getByRole('button', { name: 'As table' }).click()
  await expect(page.getByRole('table').getByRole('row').last()).toHaveText(/11$/)
  await context.close()
})
