import type { Frame, Page } from '@playwright/test'
import type { TemplateId } from '../../catalogue/catalogue.ts'
import { isOwn } from '../../catalogue/define-site.ts'
import { type GalleryEntry, galleryEntries } from '../../gallery/list/gallery-entry.ts'
import { isPhoneOnly, phonePath, showPath } from '../../gallery/show/show-address.ts'
import { signs, unseen } from '../../gallery/show/signs.ts'
import site from '../../shop/instep.config.ts'
import { type Demo, expect, test, troubles } from '../demo.ts'
import { lookAtScreen } from './first-screen.ts'
import { runningIn } from './running.ts'

/** Those of some templates, where a change can have touched no other. */
const only = process.env.INSTEP_TEMPLATES?.split(',')
const entries = galleryEntries(site.experiences).filter(({ id }) => !only || only.includes(id))

/** How many links one browser opens, one after the other. */
const perTest = 10

/** Requests that must fail: a product of the demo whose picture is missing, and pages that are not found. */
const missing = /Failed to load resource: the server responded with a status of 404/

/** Opens a link of the gallery, and returns where its experience is shown: the page, or the phone on it. */
async function openLink(page: Page, demo: Demo, path: string): Promise<Page | Frame> {
  await page.goto(demo.shop + path)
  // Pages that have to be seen before lead on by themselves.
  await page.waitForURL((url) => !url.searchParams.has('gallery_next'))
  return page.frame({ name: 'gallery-phone' }) ?? page
}

/** Whether an experience comes to be shown on the first screen, uncovered, with a panel that says so. */
async function isShown(page: Page | Frame, id: string): Promise<boolean> {
  const look = async () => {
    const seen = await lookAtScreen(page, id).catch(() => undefined)
    return seen !== undefined && seen.seen >= 0.5 && !seen.isUnderPanel && seen.says.includes('showing variation')
  }
  return expect
    .poll(look, { timeout: 20_000 })
    .toBe(true)
    .then(
      () => true,
      () => false,
    )
}

/**
 * Begins a visit of a shop with history. Outlines, and what the policy of a page refuses, are noted. Returns the list in which the
 * troubles of its pages are collected.
 */
async function beginVisit(page: Page, demo: Demo): Promise<string[]> {
  test.setTimeout(240_000)
  const found = troubles(page)
  await demo.seed()
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () =>
      new MutationObserver(() => {
        if (document.querySelector('.gallery-outline')) sessionStorage.setItem('outlined', location.href)
      }).observe(document.body, { childList: true }),
    )
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI} ${sample}`),
    )
  })
  return found
}

for (let from = 0; from < entries.length; from += perTest) {
  const part: GalleryEntry[] = entries.slice(from, from + perTest)
  test(`[SHOP-104] links ${from + 1} to ${from + part.length} of the gallery show their experience live and alone, on the first screen, uncovered and outlined, within the policy of the page`, async ({
    page,
    demo,
  }) => {
    const found = await beginVisit(page, demo)
    for (const { id, experienceId } of part) {
      const shown = await openLink(page, demo, showPath(experienceId))
      expect.soft(await isShown(shown, id), `${experienceId} is shown`).toBe(true)
      // Otherwise its difference is not to be seen, or it is an own one of the shop.
      if (signs[id as TemplateId]) expect.soft(await runningIn(shown), experienceId).toEqual([experienceId])
    }
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('outlined'))).toContain('gallery_show=')
    expect(found.filter((trouble) => !missing.test(trouble))).toEqual([])
  })
}

/** One of each kind of page, for computer and phone: that no control changes any page is tried with each template. */
const controls = entries.filter((entry, at) => {
  const isLikeIt = (other: GalleryEntry) => signs[other.id as TemplateId] && kindOf(other) === kindOf(entry)
  return entries.findIndex(isLikeIt) === at
})

function kindOf(entry: GalleryEntry): string {
  const [, , , kind = ''] = entry.links.control.split(/[/?]/)
  return `${kind}, ${isPhoneOnly(entry) ? 'phone' : 'computer'}`
}

test('[SHOP-104] the link of a control runs it alone, and it shows nothing, on each kind of page', async ({
  page,
  demo,
}) => {
  const found = await beginVisit(page, demo)
  for (const { id, experienceId } of controls) {
    const control = await openLink(page, demo, showPath(experienceId, 'control'))
    await expect.poll(() => runningIn(control).catch(() => undefined), experienceId).toEqual([experienceId])
    await expect.soft(control.locator(signs[id as TemplateId] ?? ''), `${experienceId}, control`).toHaveCount(0)
  }
  expect(found.filter((trouble) => !missing.test(trouble))).toEqual([])
})

test('every template without a sign of its own is known', () => {
  const without = site.experiences.flatMap((each) => (isOwn(each) || signs[each.template] ? [] : each.template))
  expect(without.sort()).toEqual([...unseen].sort())
})

test('[SHOP-104] on a phone, each experience for computer and phone is on the first screen too', async ({
  page,
  demo,
}) => {
  test.setTimeout(240_000)
  await demo.seed()
  const both = entries.filter((entry) => entry.devices.includes('mobile') && !isPhoneOnly(entry))
  // One of each page and each kind of preparation; computer and phone share the rest.
  const sample = [
    'accordion',
    'low-stock',
    'also-like',
    'new-sells-fast',
    'bag-low-stock',
    'card-padlock',
    'offers',
    'log-out-words',
    'menu-labels',
    'bag-goes-with',
  ]
  const links = both
    .filter(({ experienceId }) => sample.includes(experienceId))
    .map(({ id, experienceId }) => ({ id, path: phonePath(showPath(experienceId)) }))
  expect(links).toHaveLength(sample.length)
  for (const { id, path } of links) expect.soft(await isShown(await openLink(page, demo, path), id), id).toBe(true)
  const phone = page.frame({ name: 'gallery-phone' })
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

test('under reduced motion the outline does not move', async ({ page, demo }) => {
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
  await page.goto(`${demo.shop}${showPath('offers')}`)
  await expect.poll(() => page.evaluate(() => (window as { moving?: number }).moving)).toBe(0)
  await expect(page.locator('.gallery-outline')).toHaveCount(0)
})
