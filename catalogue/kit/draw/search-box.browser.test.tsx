import axe from 'axe-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aDrawing } from '../../testing/a-drawing.ts'
import { aPage } from '../../testing/a-page.ts'
import { demoSettings } from '../../testing/demo-settings.ts'
import { addShopRules } from '../../testing/shop-rules.ts'
import { findSearch } from './find-search.ts'
import { siteSearch } from './search-address.ts'
import styles from './search-box.css?inline'
import { SearchBox } from './search-box.tsx'

const own = location.href
const gone: string[] = []
const { addresses } = demoSettings
const addressOf = siteSearch({ settings: { addresses } }) as NonNullable<ReturnType<typeof siteSearch>>

beforeEach(() => {
  history.replaceState(null, '', '/eu/de/shop')
  gone.length = 0
  aDrawing(<SearchBox label="Search the shop" addressOf={addressOf} go={(address) => gone.push(address)} />, styles)
})

afterEach(() => history.replaceState(null, '', own))

const input = () => page.getByRole('searchbox', { name: 'Search the shop', exact: true })
const button = () => page.getByRole('button', { name: 'Search the shop', exact: true })

test('[SHR-12.1] the search box has one named field for at most 256 characters, and Enter and the button both submit it', async () => {
  expect(document.querySelectorAll('input')).toHaveLength(1)
  expect((input().element() as HTMLInputElement).maxLength).toBe(256)
  await userEvent.fill(input(), 'boots')
  await userEvent.keyboard('{Enter}')
  await userEvent.click(button())
  const address = '/eu/de/search/index?query=boots&referrer=qubitSearchBar'
  expect(gone).toEqual([address, address])
})

test.each(['', '   '])('[SHR-12.3] the text %j is not submitted, and focus stays in the field', async (text) => {
  await userEvent.fill(input(), text)
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(input().element())
  await userEvent.click(button())
  expect(document.activeElement).toBe(input().element())
  expect(gone).toEqual([])
})

test('the search box has no accessibility violations, and its targets are 44 px high', async () => {
  const { violations } = await axe.run('.instep-search')
  expect(violations).toEqual([])
  for (const element of [input(), button()]) expect(element.element().clientHeight).toBeGreaterThanOrEqual(42)
})

test('in a shop with rules for its own fields and buttons the button stands within the field, without a ground', () => {
  const style = document.createElement('style')
  style.textContent = `input[type='search'] { box-sizing: content-box; max-width: 200px; height: 30px; margin: 0 0 15px; padding: 1px }
    button[type='submit'] { min-width: 200px; margin: 4px; padding: 9px 40px; border: 2px solid; background: #c00; color: #fff }`
  document.body.append(style)
  const form = document.querySelector('form') as Element
  const [field, glass] = [input(), button()].map((each) => each.element().getBoundingClientRect())
  expect([field?.width, field?.height]).toEqual([form.clientWidth, form.clientHeight])
  expect([glass?.width, glass?.height, glass?.right]).toEqual([52, form.clientHeight, field?.right])
  const { backgroundColor, color } = getComputedStyle(button().element())
  expect([backgroundColor, color]).toEqual(['rgba(0, 0, 0, 0)', getComputedStyle(form).color])
})

test('a page without country and language has no search address', () => {
  expect(addressOf('boots', '/gallery')).toBe(undefined)
})

test.each([
  ['<form action="/search" role="search"><input name="q"></form>', '/search?q=wet%20boots'],
  [
    '<form action="/find?old=1"><input type="hidden" name="type" value="a&b"><input type="search" name="s"></form>',
    '/find?s=wet%20boots&type=a%26b',
  ],
  ['<form role="search"><input name="q"></form>', '/eu/de/shop?q=wet%20boots'],
])('without a setting the results are where the search form %s leads', async (form, address) => {
  aPage(form)
  expect((await findSearch({ settings: {} }))?.('wet boots')).toBe(address)
})

test('on a page without the locale that the setting names, the results are where the search form leads', async () => {
  history.replaceState(null, '', '/')
  aPage('<form action="/search" role="search"><input name="q"></form>')
  expect((await findSearch({ settings: { addresses } }))?.('wet boots')).toBe('/search?q=wet%20boots')
  aPage('<p>No form</p>')
  expect(await findSearch({ settings: { addresses } })).toBe(undefined)
})

test.each([
  '<p>No form</p>',
  '<form action="/search" method="post"><input type="search" name="q"></form>',
  '<form action="/news"><input type="email" name="mail"></form>',
])('a page with %s tells nothing of a search', async (html) => {
  aPage(html)
  expect(await findSearch({ settings: {} })).toBe(undefined)
})

test('the focus is seen on its field where the shop takes the outline from fields, as Milligram does', () => {
  addShopRules("input[type='search']:focus { outline: 0 }")
  const field = input().element() as HTMLElement
  field.focus()
  expect(getComputedStyle(field)).toMatchObject({ outlineStyle: 'solid', outlineWidth: '2px' })
})
