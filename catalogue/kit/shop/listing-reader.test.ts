import { expect, test } from 'vitest'
import { createListingReader } from './listing-reader.ts'

/** An element with these attributes and nothing in it, as far as reading goes. */
function anElement(attributes: Record<string, string | undefined>): Element {
  return {
    getAttribute: (name: string) => attributes[name] ?? null,
    querySelector: () => null,
    querySelectorAll: () => [],
    closest: () => null,
    textContent: '',
  } as unknown as Element
}

const reading = { gridItem: { productId: { attribute: 'data-product-id' }, skus: { attribute: 'data-skus' } } }
const uv = { on: () => ({}), events: [] }

function itemOf(attributes: Record<string, string | undefined>) {
  const scope = { settings: { reading }, options: { uv }, signal: new AbortController().signal } as never
  return createListingReader(scope, { needs: 'productId', changed() {} }).read(anElement(attributes))
}

test.each([
  ['p-38 p-39', ['p-38', 'p-39']],
  ['p-38,p-39, p-40', ['p-38', 'p-39', 'p-40']],
  [' p-38\n p-38 ', ['p-38']],
  ['', []],
  [undefined, []],
])('[SHR-14.3] the product id and the skus %j are read from the data attributes that a site names', (skus, read) => {
  expect(itemOf({ 'data-product-id': ' p ', 'data-skus': skus })).toEqual({ productId: 'p', skus: read })
})

test.each([{}, { 'data-product-id': '' }, { 'data-product-id': '  ', 'data-skus': 'p-38' }])(
  '[SHR-14.3] an item with %j has no product id and is none',
  (attributes) => {
    expect(itemOf(attributes)).toBe(undefined)
  },
)

test.each([
  ['a link in it', { querySelector: () => ({ getAttribute: () => '/p/a' }) }],
  ['the link that it is or is in', { closest: () => ({ getAttribute: () => '/p/a' }) }],
])('[SHR-14.2] without needs an item is told from others by %s, not by its words', (_, own) => {
  const scope = { settings: {}, signal: new AbortController().signal } as never
  const element = { ...anElement({}), textContent: 'Court shoe, 2 left', ...own } as unknown as Element
  expect(createListingReader(scope, { needs: undefined, changed() {} }).read(element)?.productId).toBe('/p/a')
})
