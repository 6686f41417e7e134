import { expect, test } from 'vitest'
import { previewScriptUrl } from './load-preview.ts'

const place = { host: 'https://preview.test', propertyId: 'shop' }

test.each([
  ['true', 'https://preview.test/smartserve-shop-preview.js'],
  ['1', 'https://preview.test/smartserve-shop-preview.js'],
  ['', 'https://preview.test/smartserve-shop-preview.js'],
  ['my-own_1', 'https://preview.test/smartserve-shop-my-own_1-preview.js'],
  ['0', undefined],
  ['false', undefined],
  [undefined, undefined],
  ['../evil', undefined],
  ['x'.repeat(65), undefined],
])('a flag of %j gives the address %s', (flag, url) => {
  expect(previewScriptUrl(flag, place)).toBe(url)
})
