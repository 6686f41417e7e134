import { expect, test } from 'vitest'
import { addressOptions } from '../address-options.ts'
import { contextId } from './context-id.ts'

function idIn(query: string): { id?: string; warnings: number } {
  let warnings = 0
  const id = contextId(addressOptions(`https://www.shop.test/${query}`), 'shop', () => warnings++)
  return { id, warnings }
}

test.each([
  ['?qb_context_id=abc-def-ghi', 'abc-def-ghi'],
  ['?qb_context_id=A_b.C-9', 'A_b.C-9'],
  ['#qb_context_id=a', 'a'],
  [`?qb_context_id=${'x'.repeat(64)}`, 'x'.repeat(64)],
  ['?qb_context_id=a&qb_property_id=shop', 'a'],
])('%s contains an id', (query, id) => {
  expect(idIn(query)).toEqual({ id, warnings: 0 })
})

test.each([
  ['empty', '?qb_context_id='],
  ['without a value', '?qb_context_id'],
  ['too long', `?qb_context_id=${'x'.repeat(65)}`],
  ['with a separator', '?qb_context_id=a%3Ab'],
  ['with a line break', '?qb_context_id=a%0A'],
  ['with a letter of another alphabet', '?qb_context_id=%C3%A9'],
])('an id that is %s is ignored with a warning', (_, query) => {
  expect(idIn(query)).toEqual({ id: undefined, warnings: 1 })
})

test('an address without the option, or with the id of another property, contains no visitor id', () => {
  expect(idIn('?other=1')).toEqual({ id: undefined, warnings: 0 })
  expect(idIn('?qb_context_id=a&qb_property_id=another')).toEqual({ id: undefined, warnings: 0 })
})
