import { expect, test } from 'vitest'
import { loadMedia } from './load-media.ts'

test.each([
  ['/catalogue/testing/icon.svg', {}],
  ['/catalogue/testing/none.svg', undefined],
  ['/shop/video/films/brisa.webm', { size: { width: 800, height: 1000 } }],
  ['/catalogue/testing/none.webm', undefined],
  ['', undefined],
])('whether %j could be loaded, and the size of a film: %j', async (src, loaded) => {
  expect(await loadMedia(src)).toEqual(loaded)
})
