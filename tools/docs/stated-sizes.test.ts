import { expect, test } from 'vitest'
import { sizeLine, stateSizes } from './stated-sizes.ts'
import type { TemplateSizes } from './template-sizes.ts'

const page = [
  ...['### `product/popup`', '', 'A popup.', '', sizeLine('1.3'), '', '## Home', ''],
  ...['### `home/gallery`', '', '### `basket/low-stock`', '', sizeLine('0.6'), ''],
].join('\n')

const measured = (sizes: Partial<TemplateSizes>) => stateSizes(`\n${page}`, sizes as TemplateSizes)

test('a size that the page states stays while it is right within 0.1 kB', () => {
  expect(measured({ 'product/popup': 1430 })).toEqual({ 'product/popup': '1.3' })
  expect(measured({ 'product/popup': 1440 })).toEqual({ 'product/popup': '1.4' })
  expect(measured({ 'product/popup': 1220 })).toEqual({ 'product/popup': '1.2' })
})

test('a template without a stated size gets the measured one, and none of another template', () => {
  expect(measured({ 'home/gallery': 2134, 'global/footer-badge': 600 })).toEqual({
    'home/gallery': '2.1',
    'global/footer-badge': '0.6',
  })
})
