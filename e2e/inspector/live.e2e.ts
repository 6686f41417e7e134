import type { Request } from '@playwright/test'
import { expect, newStampedId, test } from '../demo.ts'
import { notePolicyViolations } from '../shop/policy.ts'
import { inspect, inspected, tabOf } from './inspector.ts'

test('[BU-01] [BD-03] [PV-05] the visitor can be reset, within the policy: everything stored is removed, and the page is that of a new visitor, who can see it as from another country', async ({
  page,
  demo,
}) => {
  const violated = await notePolicyViolations(page)
  // The stamp service would recognise the new visitor as the old one.
  const id = newStampedId()
  await page.context().addCookies([{ name: '_qubitTracker', value: id, url: demo.shop }])
  const isStamp = (request: Request) => request.url().includes('/stamp/t/') && 'x-qb-state' in request.headers()
  const stamped = page.waitForResponse((response) => isStamp(response.request()))
  await page.goto(`${demo.shop}/uk/en/help`)
  // Not earlier: a request without the service's cookie would give this browser another one.
  await stamped
  await page.evaluate(() => {
    localStorage.setItem('shop', 'its own')
    localStorage.setItem('qb_made_up', 'ours')
  })
  const stamp = async () => (await page.request.get(`${demo.service}/stamp/t/norrow`)).text()
  expect(await stamp()).toContain(id)
  let panel = await inspect(page, `${demo.shop}/uk/en/`)
  await tabOf(panel, 'Visitor').click()
  await expect(panel.getByText(id).first()).toBeVisible()
  await panel.getByRole('button', { name: 'Become a new visitor' }).click()
  await panel.getByRole('button', { name: 'Keep' }).click()
  await panel.getByRole('button', { name: 'Become a new visitor' }).click()
  const loaded = page.waitForEvent('load')
  await panel.getByRole('button', { name: 'Forget this visitor' }).click()
  await loaded
  panel = await inspected(page)
  // It is open in the same place as before.
  await expect(tabOf(panel, 'Visitor')).toHaveAttribute('aria-selected', 'true')
  await expect(panel.locator('dl').first()).toContainText(/view number\s*1/)
  await expect(panel.getByText(id)).toHaveCount(0)
  expect(await stamp()).not.toContain(id)
  // Cookies are written some seconds after a change.
  const kept = async () => (await page.context().cookies()).find(({ name }) => name === '_qubitTracker')?.value
  await expect.poll(kept).toMatch(/^[a-z0-9]{11}-[a-z0-9]{9}-[a-z0-9]{7}$/)
  expect(await kept()).not.toBe(id)
  expect(await page.evaluate(() => ['shop', 'qb_made_up'].map((key) => localStorage.getItem(key)))).toEqual([
    'its own',
    null,
  ])
  expect(await violated()).toEqual([])

  await panel.getByLabel('Country, two letters').fill('d')
  await panel.getByRole('button', { name: 'Load the page like this' }).click()
  await expect(panel.getByText('Give the two letters of a country')).toBeVisible()
  await panel.getByLabel('Country, two letters').fill('de')
  await panel.getByLabel('Activation rules').selectOption({ label: 'are all passed over' })
  const seenFrom = page.waitForEvent('load')
  await panel.getByRole('button', { name: 'Load the page like this' }).click()
  await seenFrom
  panel = await inspected(page)
  await expect(panel.getByRole('status').first()).toContainText('the visitor is in DE, rules are passed over')
  await panel.getByText('Everything the script knows').click()
  await expect(panel.locator('.fold dl')).toContainText(/country code\s*DE/)
})
