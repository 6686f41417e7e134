import { expect, test } from 'vitest'
import { listWritten } from './own-storage.ts'

test.each([
  ['the first name', undefined, 'promo', false, 'promo'],
  ['a second one', 'promo', 'seen:it', false, 'promo:seen%3Ait'],
  ['one that is listed stays so, for the list to be renewed', 'a:promo', 'promo', true, 'a:promo'],
  ["one that was there before is the shop's", 'a', 'basket', true, undefined],
  ["a name of the script's own form", 'a', 'qb_popup', false, undefined],
  ['the do-not-track cookie is no own name', undefined, 'qb_dnt', true, undefined],
])('[BC-02] %s', (_, list, name, isThere, expected) => {
  expect(listWritten(list, name, isThere)).toBe(expected)
})
