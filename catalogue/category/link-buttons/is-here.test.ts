import { expect, test } from 'vitest'
import { fieldTable } from '../../field-table.ts'
import { readContent } from '../../kit/run/read-content.ts'
import { isHere } from './is-here.ts'
import { template } from './template.ts'

test.each([
  ['/uk/en/shop/boots', true],
  ['https://shop.test/uk/en/shop/boots', true],
  ['boots', true],
  ['/uk/en/shop/boots?type=tall', false],
  ['/uk/en/shop', false],
  ['https://other.test/uk/en/shop/boots', false],
  ['https://', false],
])('%s is the current address: %s', (url, expected) => {
  for (const rest of ['', '?sort=price', '#list', '?sort=price#list'])
    expect(isHere(url, `https://shop.test/uk/en/shop/boots${rest}`)).toBe(expected)
})

test.each([
  ['/uk/en/shop/boots/', '/uk/en/shop/boots', true],
  ['/uk/en/shop/boots', '/uk/en/shop/boots/', true],
  ['/', '', true],
  ['/uk/en/shop/boots/tall', '/uk/en/shop/boots/', false],
])('%s at %s is the current address, whatever ends with a slash: %s', (url, path, expected) => {
  for (const rest of ['', '?sort=price', '#list']) expect(isHere(url, `https://shop.test${path}${rest}`)).toBe(expected)
})

const readTabs = (tabs: unknown) => readContent(fieldTable(template.fields), { tabs }, () => {})

test('[CAT-08.5] an entry without tabName or url is skipped, and without entries there is nothing to render', () => {
  const boots = { tabName: 'Boots', url: '/boots' }
  const tabs = [{ tabName: 'A' }, { url: '/b' }, boots, { tabName: ' ', url: '/c' }, { tabName: 'D', url: 'data:,' }]
  expect(readTabs(tabs)).toMatchObject({ content: { tabs: [boots] } })
  expect(readTabs([])).toEqual({ missing: 'tabs' })
  expect(readTabs([{ tabName: 'A' }])).toEqual({ missing: 'tabs' })
})
