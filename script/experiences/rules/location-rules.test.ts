import { expect, test } from 'vitest'
import { passesRules } from './testing/rule-facts.ts'

const london = { countryCode: 'GB', city: 'London', area: 'Greater London', region: 'England' }

test.each([
  ['lastgeolocation', 'gb', 'us'],
  ['lastgeolocationdetail__city', 'LONDON', 'Leeds'],
  ['lastgeolocationdetail__metro_area', 'greater london', 'London'],
  ['lastgeolocationdetail__region', 'england', 'Greater London'],
])('[TR-10] %s compares its part of the location: %s is equal, %s is not', (name, same, other) => {
  const asked = (op: unknown, value: unknown) => passesRules({ [name]: { op, value } }, { location: london })
  expect([asked('eq', same), asked('eq', other)]).toEqual([true, false])
  expect([asked('neq', same), asked('neq', other)]).toEqual([false, true])
  expect([asked('eq', [other, same]), asked('eq', [other]), asked('eq', [])]).toEqual([true, false, false])
  expect([asked('neq', [other, same]), asked('neq', [other]), asked('neq', [])]).toEqual([false, true, true])
  expect([asked('gt', other), asked('in', [same]), asked(undefined, same)]).toEqual([false, false, false])
})

test.each([
  'lastgeolocation',
  'lastgeolocationdetail__city',
  'lastgeolocationdetail__metro_area',
  'lastgeolocationdetail__region',
])('[TR-10] with an unknown location %s eq fails and neq passes', (name) => {
  const answers = ['GB', '', undefined].map((value) => [
    passesRules({ [name]: { op: 'eq', value } }),
    passesRules({ [name]: { op: 'neq', value } }),
  ])
  expect(answers).toEqual(Array(3).fill([false, true]))
})
