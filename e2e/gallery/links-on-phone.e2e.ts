import type { Frame } from '@playwright/test'
import { isPhoneOnly, phonePath, showPath } from '../../gallery/show/show-address.ts'
import { expect, test } from '../demo.ts'
import { entries, expectPhoneShows } from './links.ts'

test('[SHOP-104] on a phone, each experience for computer and phone runs alone and is on the first screen too, in a window of 390 px, with an outline that does not move under reduced motion', async ({
  page,
  demo,
}) => {
  test.setTimeout(240_000)
  await demo.seed()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Noted in the page itself, because on a busy machine the outline is gone before the first look.
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      new MutationObserver(() => {
        const line = document.querySelector('.gallery-outline')
        if (line) Object.assign(window, { moving: line.getAnimations().length })
      }).observe(document.body, { childList: true }),
    ),
  )
  const both = entries.filter((entry) => entry.devices.includes('mobile') && !isPhoneOnly(entry))
  // One of each page and each kind of preparation; computer and phone share the rest. The padlock needs its picture.
  const sample = ['accordion', 'low-stock', 'also-like', 'new-sells-fast', 'bag-low-stock', 'offers', 'log-out-words']
  const links = both.filter(({ experienceId }) => [...sample, 'menu-labels', 'bag-goes-with'].includes(experienceId))
  expect(links).toHaveLength(sample.length + 2)
  let phone: Frame | undefined
  for (const entry of links) {
    phone = await expectPhoneShows(page, demo, entry)
    const moving = () => phone?.evaluate(() => (window as { moving?: number }).moving)
    await expect.poll(moving, entry.experienceId).toBe(0)
  }
  await expect(page.frameLocator('iframe').locator('.gallery-outline')).toHaveCount(0)
  expect(
    await phone?.evaluate(() => [innerWidth, document.documentElement.clientWidth, navigator.maxTouchPoints]),
  ).toEqual([390, 390, 5])
  const device = () =>
    phone?.evaluate(async () => {
      type Started = { __qubit?: { browserState?: unknown; experiences?: { list(): unknown[] } } }
      return {
        userAgent: navigator.userAgent,
        hasRun: ((window as Started).__qubit?.experiences?.list().length ?? 0) > 0,
      }
    })
  await expect.poll(device).toMatchObject({ userAgent: expect.stringContaining('iPhone'), hasRun: true })
})

test('on a phone the panel says that the part which an experience changes is not shown', async ({ page, demo }) => {
  await demo.seed()
  // Such a part would be the menu, if this shop had none on phones.
  await page.addInitScript(() => {
    const hiding = new CSSStyleSheet()
    hiding.replaceSync('nav { display: none }')
    document.adoptedStyleSheets.push(hiding)
  })
  await page.goto(demo.shop + phonePath(showPath('menu-labels')))
  await expect(page.locator('.panel')).toContainText('this page does not show the part that it changes')
})
