import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findViolations } from '../testing/find-violations.ts'
import { closeConsole, openConsole } from '../testing/open-console.tsx'
import { waitFor } from '../testing/wait-for.ts'

afterEach(closeConsole)

const at = '/sites/moor-boots/placements'
const field = (name: string) => page.getByRole('searchbox', { name })
const ask = () => userEvent.click(page.getByRole('button', { name: 'Ask' }))
const strategies = () => [...document.querySelectorAll('.strategies > div')].map(({ textContent }) => textContent)

test('placements show their campaigns with state, share, content and counts of both groups', async () => {
  openConsole({ at })
  await expect.element(page.getByRole('heading', { name: 'spring Live' })).toBeVisible()
  await expect.element(page.getByText('seen by 90% · recommends up to 8 products: Also viewed, Popular')).toBeVisible()
  document.querySelector<HTMLElement>('.campaign summary')?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/"heading": "Spring"/)).toBeVisible()
  const row = page.getByRole('row', { name: /^See it/ })
  const cells = [...row.element().children].slice(1).map(({ textContent }) => textContent)
  expect(cells).toEqual(['18,000', '54,000', '36,000', '2,000', '600', '643'])
  expect(page.getByText('Nothing is counted yet.').elements()).toHaveLength(2)
  await expect.element(page.getByText('It has no campaign: shoppers see nothing.')).toBeVisible()
})

test('what is recommended is asked for a product, is in the address, and in another locale', async () => {
  const requests = openConsole({ at })
  await ask()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Enter the id of a visitor or of a product.')
  await userEvent.fill(field('Product id'), ' SKU-7 ')
  await ask()
  await waitFor(() => expect(strategies()[0]).toBe('Also viewedBoot in en/uk/GBP SKU-1'))
  expect(location.search).toBe('?product=SKU-7')
  expect(strategies()[1]).toBe('Also boughtnothing')
  await userEvent.click(page.getByRole('button', { name: /Language, country, currency/ }))
  await userEvent.click(page.getByRole('option', { name: 'fr/fr/EUR' }))
  await waitFor(() => expect(strategies()[0]).toMatch(/^Also viewedBoot in fr\/fr\/EUR/))
  expect(requests.at(-1)?.address).toBe('/console/api/recommendations/moor-boots?product=SKU-7&locale=fr%2Ffr%2FEUR')
})

test('with Back the fields have what the answer is about', async () => {
  const requests = openConsole({ at: `${at}?product=SKU-7` })
  await expect.element(field('Product id')).toHaveValue('SKU-7')
  await userEvent.fill(field('Product id'), 'SKU-8')
  await ask()
  await waitFor(() => expect(requests.some(({ address }) => address.endsWith('?product=SKU-8'))).toBe(true))
  history.back()
  await waitFor(() => expect(location.search).toBe('?product=SKU-7'))
  await expect.element(field('Product id')).toHaveValue('SKU-7')
})

test('markup is text, and no product is a link', async () => {
  openConsole({ at: `${at}?visitor=v-1` })
  await waitFor(() => expect(strategies()).toHaveLength(3))
  expect(document.querySelector('main img')).toBeNull()
  expect(document.querySelector('.strategies a')).toBeNull()
})

test('a site without placements says what would change that', async () => {
  openConsole({
    at,
    answer: ({ address }) => (address.includes('/placements/') ? { status: 200, body: { placements: [] } } : undefined),
  })
  await expect.element(page.getByText('There are no placements')).toBeVisible()
})

test.each(['light', 'dark'] as const)('nothing is inaccessible, %s', async (theme) => {
  openConsole({ at: `${at}?product=SKU-7`, theme })
  await waitFor(() => expect(strategies()).toHaveLength(3))
  await expect.element(page.getByRole('heading', { name: 'spring Live' })).toBeVisible()
  expect(await findViolations(document.body)).toEqual([])
})
