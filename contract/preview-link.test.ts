import { expect, test } from 'vitest'
import { previewLink } from './preview-link.ts'

test.each([
  [{ page: 'https://shop.test/' }, 'https://shop.test/?smartserve_preview=1'],
  [{ page: 'https://shop.test/uk/?a=1&b=2#top' }, 'https://shop.test/uk/?a=1&b=2&smartserve_preview=1'],
  [{ page: 'https://shop.test/', localId: 'mine' }, 'https://shop.test/?smartserve_preview=mine'],
  [
    { page: 'https://shop.test/?smartserve_preview=1&qb_debugger#qb_preview_id=old', localId: '0' },
    'https://shop.test/?smartserve_preview=0',
  ],
  [
    { page: 'https://shop.test/', previewId: 'a b', environment: 'staging' as const },
    'https://shop.test/?smartserve_preview=1&qb_debugger=staging#qb_preview_id=a%20b',
  ],
])('the link of %j is %s', (given, link) => {
  expect(previewLink(given)).toBe(link)
})
