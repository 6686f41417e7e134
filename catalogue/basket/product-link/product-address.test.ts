import { expect, test } from 'vitest'
import { createProductAddress } from './product-address.ts'

const listViewed = () => [
  { productId: 'a', url: '/uk/en/product/a' },
  { productId: 'bad', url: 'javascript:alert(1)' },
]

test('[BAS-06.2] the address is taken from the row’s own link, else from the recently viewed product', () => {
  const addressOf = createProductAddress({ viewed: listViewed, warn() {} })
  expect(addressOf({}, { productId: 'a', own: '/own' })).toBe('/own')
  expect(addressOf({}, { productId: 'a', own: null })).toBe('/uk/en/product/a')
})

test('[BAS-06.3] without either there is no address, and this is logged once for the item', () => {
  const lines: string[] = []
  const addressOf = createProductAddress({ viewed: listViewed, warn: (line) => lines.push(line) })
  const [first, second] = [{}, {}]
  for (let time = 0; time < 3; time++) expect(addressOf(first, { productId: 'b' })).toBe(undefined)
  expect(lines).toEqual(['Item is undefined!'])
  expect(addressOf(second, { productId: 'bad' })).toBe(undefined)
  expect(lines).toEqual(['Item is undefined!', 'Item is undefined!'])
})
