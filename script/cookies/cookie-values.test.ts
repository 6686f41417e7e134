import { expect, test } from 'vitest'
import { cookieValues } from './cookie-values.ts'

test.each([
  ['a=1; b=2', 'a', ['1']],
  ['a=1; b=2; a=3', 'a', ['1', '3']],
  ['ab=1; b=a=2', 'a', []],
  ['a=x=y', 'a', ['x=y']],
  ['a', 'a', []],
  ['', 'a', []],
])('in %j, %s has the values %j', (text, name, values) => {
  expect(cookieValues(text, name)).toEqual(values)
})
