import axe from 'axe-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aDrawing } from '../../testing/a-drawing.ts'
import styles from './search-box.css?inline'
import { SearchBox } from './search-box.tsx'

const own = location.href
const gone: string[] = []

beforeEach(() => {
  history.replaceState(null, '', '/eu/de/shop')
  gone.length = 0
  aDrawing(<SearchBox label="Search the shop" go={(address) => gone.push(address)} />, styles)
})

afterEach(() => history.replaceState(null, '', own))

const input = () => page.getByRole('searchbox', { name: 'Search the shop', exact: true })
const button = () => page.getByRole('button', { name: 'Search', exact: true })

test('[SHR-12.1] it has one field with a name and 256 characters at most; Enter and the button do the same', async () => {
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

test('it has no accessibility violation, and its targets are 44 px high', async () => {
  const { violations } = await axe.run('.instep-search')
  expect(violations).toEqual([])
  for (const element of [input(), button()]) expect(element.element().clientHeight).toBeGreaterThanOrEqual(42)
})
