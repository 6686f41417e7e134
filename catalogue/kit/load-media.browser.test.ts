import { expect, test } from 'vitest'
import { loadMedia } from './load-media.ts'

test.each([
  ['/catalogue/testing/icon.svg', true],
  ['/catalogue/testing/none.svg', false],
  ['/shop/video/films/brisa.webm', true],
  ['/catalogue/testing/none.webm', false],
  ['', false],
])('whether %j could be loaded: %j', async (src, isThere) => {
  expect(await loadMedia(src)).toBe(isThere)
})
