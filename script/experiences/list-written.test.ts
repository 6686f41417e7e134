import { expect, test } from 'vitest'
import { listWritten } from './own-storage.ts'

test.each([
  ['the first name starts the list', undefined, 'promo', false, 'promo'],
  ['a second name is appended', 'promo', 'seen:it', false, 'promo:seen%3Ait'],
  [
    'a name that is already listed returns the list unchanged, so that it is renewed',
    'a:promo',
    'promo',
    true,
    'a:promo',
  ],
  ['a name that existed before belongs to the shop and is not listed', 'a', 'basket', true, undefined],
  ['a name with the prefix of the script is not listed', 'a', 'qb_popup', false, undefined],
  ['the do-not-track cookie is not listed', undefined, 'qb_dnt', true, undefined],
])('[BC-02] %s', (_, list, name, isThere, expected) => {
  expect(listWritten(list, name, isThere)).toBe(expected)
})
