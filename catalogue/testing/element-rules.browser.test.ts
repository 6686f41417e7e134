import { beforeAll, beforeEach, expect, test } from 'vitest'
import { waitUntilSettled } from './a-page.ts'
import { addedElements } from './added-to-page.ts'
import { type CatalogueEntry, everyTemplate } from './every-template.ts'
import { hideFrame } from './hide-frame.ts'
import { forgetVisitor, openShop } from './open-shop.ts'
import { runEntry } from './run-entry.ts'
import { addShopRules } from './shop-rules.ts'

/** Shops have rules for elements, whatever these are for. */

beforeAll(hideFrame)
beforeEach(forgetVisitor)

/** Draws a template in a shop with such rules and returns what it added. */
async function drawAmong(id: string, rules: string): Promise<HTMLElement[]> {
  addShopRules(rules)
  const before = openShop()
  await runEntry(Object.fromEntries(everyTemplate)[id] as CatalogueEntry)
  await waitUntilSettled()
  return addedElements(before) as HTMLElement[]
}

test.each([
  'basket/delivery-carriers',
  'category/recommendations',
  'global/footer-payments',
  'global/offer-banner',
  'not-found/help-page',
  'product/delivery-box',
  'product/feature-icons',
])('entries of %s have no bullets where the shop gives them to the entries of all lists, as Pico does', async (id) => {
  const added = await drawAmong(id, 'ul li { list-style: square; margin-bottom: 10px }')
  const entries = added.filter((each) => each.matches('li'))
  expect(entries.length).toBeGreaterThan(1)
  for (const each of entries)
    expect(getComputedStyle(each)).toMatchObject({ listStyleType: 'none', marginBottom: '0px' })
})

test('the word that leads to the terms of instalments stays a word in a line where all buttons are large', async () => {
  const added = await drawAmong('product/instalment', 'button { min-width: 200px; height: 38px; padding: 0 30px }')
  const more = added.find((each) => each.matches('button')) as HTMLElement
  expect(more.offsetHeight).toBe(44)
  expect(more.offsetWidth).toBeLessThan(100)
})

test('the button that closes the banner keeps its size where all buttons are large', async () => {
  const added = await drawAmong('global/sticky-banner', 'button { min-width: 200px; min-height: 60px; margin: 10px }')
  const close = added.find((each) => each.matches('button')) as HTMLElement
  expect([close.offsetWidth, close.offsetHeight]).toEqual([44, 44])
})

test.each(['product/feature-icons', 'product/recently-viewed', 'product/recommendations'])(
  '%s is as wide as the column in which the shop centres its parts',
  async (id) => {
    for (const display of ['flex', 'grid']) {
      const rules = `main, main section { display: ${display}; flex-direction: column; align-items: center; justify-items: center }`
      const added = await drawAmong(id, rules)
      const host = added.find((each) => each.matches(`.${id.replace('/', '-')}`)) as HTMLElement
      const room = (host.parentElement as HTMLElement).clientWidth
      expect([display, host.offsetWidth]).toEqual([display, room])
      expect(host.scrollWidth).toBeLessThanOrEqual(room)
    }
  },
)
