import { expect, test } from 'vitest'
import { pageTypes } from '../../../contract/shop-events.ts'
import { template } from './template.ts'

test('[GLB-04.4] it runs on every page type except checkout', () => {
  expect(pageTypes.filter((type) => !template.pages.includes(type))).toEqual(['checkout'])
})
