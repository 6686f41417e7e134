import { beforeAll, describe, expect, test } from 'vitest'
import { pageState, waitUntilSettled } from './a-page.ts'
import { everyTemplate } from './every-template.ts'
import { hideFrame } from './hide-frame.ts'
import { ofShare } from './of-share.ts'
import { openShop } from './open-shop.ts'
import { keepCookiesInPage } from './page-cookies.ts'
import { runEntry } from './run-entry.ts'
import { shopPage } from './shop-page.ts'
import { watchActions } from './watch-actions.ts'

keepCookiesInPage(document)
beforeAll(hideFrame)

/** The same page on a shop with the anchors but without the demo's attributes, addresses and settings. */
const foreignPage = shopPage
  .replace(/ data-(product-id|skus?|block|slot|active)="[^"]*"/g, '')
  .replace(/\/uk\/en\/product\/\w/g, '/pairs/of-the-season')
  .replace(/<h2>(Product details|Delivery|Returns)<\/h2>/g, '<h2>Information</h2>')

/** The settings that a reason recommends to the site owner, or the fact that no event of the shop has. */
const remedy = /reading\.|addresses\.|addToBag|stock undefined/

describe.each(ofShare(everyTemplate))('%s', (_, entry) => {
  const { template } = entry

  test('[SHR-01.34] on another shop it draws, or says why it does not and counts no exposure', async () => {
    openShop(foreignPage)
    history.replaceState(null, '', '/collections/all')
    const before = wordsOf(pageState().body)
    const { actions, facts } = watchActions()
    const run = await runEntry(entry, { ...facts, settings: {} }).catch(() => undefined)
    // Without an effect, waiting for the result of a shopper's action fails.
    if (!run) return expect(wordsOf(pageState().body)).toBe(before)
    await waitUntilSettled()
    const findAnswer = () => run.explanation.answers.find(({ check }) => check === 'shown')
    // The code that reads the page is loaded only when there are no rules for it.
    if (run.seen.length === 0 && (template.reads || template.needs))
      await expect.poll(() => findAnswer()?.because).not.toMatch(/^nothing to draw/)
    if (run.seen.length > 0) {
      expect(findAnswer()?.passes).toBe(true)
      // The code that counts is loaded when it first does.
      return expect.poll(() => wordsOf(pageState().body) !== before || actions.length > 0 || isStyled()).toBe(true)
    }
    expect(run.explanation.progress).toMatch(/^(executed|ended)$/)
    expect(findAnswer()).toMatchObject({ passes: false, because: expect.stringMatching(/\w{3}/) })
    expect(wordsOf(pageState().body)).toBe(before)
    expect(actions).toEqual([])
    if (template.reads || template.needs) expect(findAnswer()?.because).toMatch(remedy)
  })
})

/** Returns whether the page has been changed by style sheets alone. */
function isStyled(): boolean {
  return document.adoptedStyleSheets.length > 0
}

/** Returns the markup of a page without empty elements, which may be reserved places. */
function wordsOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const empty of body.querySelectorAll('div:empty, li:empty, dd:empty')) empty.remove()
  return body.innerHTML
}
