import type { Frame, Page } from '@playwright/test'
import type { TemplateId } from '../../catalogue/catalogue.ts'
import { type GalleryEntry, galleryEntries } from '../../gallery/list/gallery-entry.ts'
import { phonePath, showPath } from '../../gallery/show/show-address.ts'
import { signs } from '../../gallery/show/signs.ts'
import site from '../../shop/instep.config.ts'
import { type Demo, expect, test, troubles } from '../demo.ts'
import { lookAtScreen } from './first-screen.ts'
import { runningIn } from './running.ts'

export const entries = galleryEntries(site.experiences)

/** How many links one browser opens, one after the other. */
export const perTest = 10

/** What is shown has no size until its picture has come, or comes when a picture has. */
const ofPictures = [
  ...['clay-popup', 'made-with', 'hearth-features', 'rain-banner', 'new-colours', 'hero-header', 'banner-season'],
  ...['bag-menu-popup', 'card-padlock', 'weather'],
]

/** Links of which more is tried than that they show their experience, in `presented.e2e.ts`. */
const presented = ['ways-on', 'butter-to-bag', 'recently-viewed', 'home-recently-viewed', 'whole-dollars']

/** The other links, of some templates where a change can have touched no other. */
const only = process.env.INSTEP_TEMPLATES?.split(',')
const others = entries.filter((each) => !presented.includes(each.experienceId) && (!only || only.includes(each.id)))
export const linksWithPictures = others.filter(({ experienceId }) => ofPictures.includes(experienceId))
export const linksWithoutPictures = others.filter(({ experienceId }) => !ofPictures.includes(experienceId))

/** Requests that must fail: a product of the demo whose picture is missing, and pages that are not found. */
const missing = /Failed to load resource: the server responded with a status of 404/

/** Opens a link of the gallery, and returns where its experience is shown: the page, or the phone on it. */
export async function openLink(page: Page, demo: Demo, path: string): Promise<Page | Frame> {
  await page.goto(demo.shop + path)
  // Pages that have to be seen before lead on by themselves.
  await page.waitForURL((url) => !url.searchParams.has('gallery_next'))
  return page.frame({ name: 'gallery-phone' }) ?? page
}

/** Whether an experience comes to be shown on the first screen, uncovered, with a panel that says so. */
export async function isShown(page: Page | Frame, id: string): Promise<boolean> {
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

/** Opens the link of an experience, and expects that it is shown, alone. */
export async function expectLinkShows(page: Page, demo: Demo, { id, experienceId }: GalleryEntry): Promise<void> {
  const shown = await openLink(page, demo, showPath(experienceId))
  expect.soft(await isShown(shown, id), `${experienceId} is shown`).toBe(true)
  // Otherwise its difference is not to be seen, or it is an own one of the shop.
  if (signs[id as TemplateId]) expect.soft(await runningIn(shown), experienceId).toEqual([experienceId])
}

/** Opens the link of an experience for computer and phone on a phone, and expects the same of it. */
export async function expectPhoneShows(page: Page, demo: Demo, { id, experienceId }: GalleryEntry): Promise<Frame> {
  await openLink(page, demo, phonePath(showPath(experienceId)))
  await expect(page.locator('iframe')).toHaveAttribute('src', showPath(experienceId))
  const phone = page.frame({ name: 'gallery-phone' })
  if (!phone) throw new Error('The page has no phone')
  expect.soft(await isShown(phone, id), `${experienceId} is shown on a phone`).toBe(true)
  if (signs[id as TemplateId]) expect.soft(await runningIn(phone), experienceId).toEqual([experienceId])
  return phone
}

/**
 * Begins a visit of a shop with history. Outlines, and what the policy of a page refuses, are noted. Returns the list in which the
 * troubles of its pages are collected, without the expected ones.
 */
export async function beginVisit(page: Page, demo: Demo): Promise<() => string[]> {
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
  return () => found.filter((trouble) => !missing.test(trouble))
}

/** Opens links one after the other: each experience is shown, and outlined, within the policy of the page. */
export async function expectLinksShow(page: Page, demo: Demo, links: readonly GalleryEntry[]): Promise<void> {
  const found = await beginVisit(page, demo)
  for (const entry of links) await expectLinkShows(page, demo, entry)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('outlined'))).toContain('gallery_show=')
  expect(found()).toEqual([])
}
