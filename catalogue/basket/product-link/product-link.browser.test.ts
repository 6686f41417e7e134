import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.ts'
import { template } from './template.ts'

let run: TemplateRun

const aRow = (id: string, own = true) => `
  <li data-anchor="basketItem" data-product-id="${id}">
    <div>${own ? `<a href="#own-${id}"><img alt="" width="9" height="9"></a>` : ''}</div>
    <div class="words"><h2>${own ? `<a href="#own-${id}">Shoe ${id}</a>` : `Shoe ${id}`}</h2><p>Sand</p></div>
    <a href="#remove">Remove</a></li>`

beforeEach(() => void aPage(`<ul>${aRow('a')}${aRow('b', false)}${aRow('c', false)}</ul>`))

afterEach(() => run.stop())

async function start(): Promise<void> {
  const viewed = {
    productId: 'b',
    name: 'Shoe b',
    url: '#viewed-b',
    price: {},
    description: '',
    image: '',
    expiry: Date.now() + 60_000,
  }
  localStorage.setItem('recentlyViewed', JSON.stringify([viewed]))
  run = await runTemplate({ experience, template, content: {} })
}

const rows = () => [...document.querySelectorAll('li')]
const links = () =>
  rows().map((row) => [...row.querySelectorAll('.basket-product-link')].map((link) => link.getAttribute('href')))
const fragment = (html: string) => document.createRange().createContextualFragment(html)

test("[BAS-06.1] each item has the link 'Back to product' at the end of its description, pointing to the product", async () => {
  await start()
  expect(links()).toEqual([['#own-a'], ['#viewed-b'], []])
  for (const row of rows().slice(0, 2)) {
    expect(row.querySelector('.words')?.lastElementChild?.textContent).toBe('Back to product')
    expect(row.querySelector('.words')?.lastElementChild?.className).toBe('basket-product-link')
  }
})

test('an item whose product page is unknown has no link, and this is logged once', async () => {
  await start()
  document.body.append('changed')
  await waitUntilSettled()
  expect(links()[2]).toEqual([])
  expect(run.lines).toEqual(['Item is undefined!'])
})

test('[BAS-06.4] for screen readers the link includes the product name where the row shows one', async () => {
  rows()[0]?.querySelector('h2')?.remove()
  await start()
  const names = [...document.querySelectorAll('.basket-product-link')].map((link) => link.getAttribute('aria-label'))
  expect(names).toEqual([null, 'Back to product: Shoe b'])
  expect(page.getByRole('link', { name: 'Back to product', exact: true }).elements()).toHaveLength(1)
  expect(page.getByRole('link', { name: 'Back to product: Shoe b', exact: true }).elements()).toHaveLength(1)
})

test('[BAS-06.5] items that are added, changed or rendered again have one link each', async () => {
  await start()
  document.querySelector('ul')?.append(fragment(aRow('d')))
  await expect.poll(() => links()[3]).toEqual(['#own-d'])
  for (const link of rows()[0]?.querySelectorAll('a[href="#own-a"]:not(.basket-product-link)') ?? [])
    link.setAttribute('href', '#own-z')
  rows()[0]?.querySelector('h2 a')?.replaceChildren('Shoe z')
  await expect.poll(() => links()[0]).toEqual(['#own-z'])
  expect(rows()[0]?.querySelector('.basket-product-link')?.getAttribute('aria-label')).toBe('Back to product: Shoe z')
  rows()[1]?.querySelector('.words')?.replaceWith(fragment('<div class="words"><h2>Shoe b</h2></div>'))
  await expect.poll(() => links()[1]).toEqual(['#viewed-b'])
  document.querySelector('ul')?.replaceChildren(fragment(aRow('a') + aRow('b', false)))
  await expect.poll(links).toEqual([['#own-a'], ['#viewed-b']])
})

test('[BAS-06.6] removing the experience removes the links', async () => {
  const before = pageState()
  await start()
  run.stop()
  expect(pageState()).toEqual(before)
})
