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

async function startExperience(): Promise<void> {
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

const findRows = () => [...document.querySelectorAll('li')]
const findLinks = () =>
  findRows().map((row) => [...row.querySelectorAll('.basket-product-link')].map((link) => link.getAttribute('href')))
const createFragment = (html: string) => document.createRange().createContextualFragment(html)

test("[BAS-06.1] each item has the link 'Back to product' at the end of its description, pointing to the product", async () => {
  await startExperience()
  expect(findLinks()).toEqual([['#own-a'], ['#viewed-b'], []])
  for (const row of findRows().slice(0, 2)) {
    expect(row.querySelector('.words')?.lastElementChild?.textContent).toBe('Back to product')
    expect(row.querySelector('.words')?.lastElementChild?.className).toBe('basket-product-link instep-link')
  }
})

test('an item whose product page is unknown has no link, and this is logged once', async () => {
  await startExperience()
  document.body.append('changed')
  await waitUntilSettled()
  expect(findLinks()[2]).toEqual([])
  expect(run.lines).toEqual(['Item is undefined!'])
})

test('[BAS-06.4] for screen readers the link includes the product name where the row shows one', async () => {
  findRows()[0]?.querySelector('h2')?.remove()
  await startExperience()
  const names = [...document.querySelectorAll('.basket-product-link')].map((link) => link.getAttribute('aria-label'))
  expect(names).toEqual([null, 'Back to product: Shoe b'])
  expect(page.getByRole('link', { name: 'Back to product', exact: true }).elements()).toHaveLength(1)
  expect(page.getByRole('link', { name: 'Back to product: Shoe b', exact: true }).elements()).toHaveLength(1)
})

test('[BAS-06.5] items that are added, changed or rendered again have one link each', async () => {
  await startExperience()
  document.querySelector('ul')?.append(createFragment(aRow('d')))
  await expect.poll(() => findLinks()[3]).toEqual(['#own-d'])
  for (const link of findRows()[0]?.querySelectorAll('a[href="#own-a"]:not(.basket-product-link)') ?? [])
    link.setAttribute('href', '#own-z')
  findRows()[0]?.querySelector('h2 a')?.replaceChildren('Shoe z')
  await expect.poll(() => findLinks()[0]).toEqual(['#own-z'])
  expect(findRows()[0]?.querySelector('.basket-product-link')?.getAttribute('aria-label')).toBe(
    'Back to product: Shoe z',
  )
  findRows()[1]?.querySelector('.words')?.replaceWith(createFragment('<div class="words"><h2>Shoe b</h2></div>'))
  await expect.poll(() => findLinks()[1]).toEqual(['#viewed-b'])
  document.querySelector('ul')?.replaceChildren(createFragment(aRow('a') + aRow('b', false)))
  await expect.poll(findLinks).toEqual([['#own-a'], ['#viewed-b']])
})

test('[BAS-06.6] removing the experience removes the links', async () => {
  const before = pageState()
  await startExperience()
  run.stop()
  expect(pageState()).toEqual(before)
})

test('on another shop the row of a product in the basket is linked by its name and the address that the site gives', async () => {
  aPage('<div class="row"><p class="title">Court shoe</p></div><div class="row"><p class="title">Gift</p></div>')
  const reading = { basketItem: { name: { selector: '.title' } } }
  run = await runTemplate({
    experience,
    template,
    content: {},
    anchors: { basketItem: '.row' },
    settings: { reading, addresses: { product: '/products/{productId}' } },
    published: [
      ['ecView', { type: 'basket' }],
      ['ecBasketItem', { product: { productId: 'court 1', name: 'Court shoe' }, quantity: 1 }],
      ['ecBasketSummary', { basket: { id: 'b', quantity: 1 } }],
    ],
  })
  const listAddresses = () =>
    [...document.querySelectorAll('.basket-product-link')].map((link) => link.getAttribute('href'))
  await expect.poll(listAddresses).toEqual(['/products/court%201'])
})
