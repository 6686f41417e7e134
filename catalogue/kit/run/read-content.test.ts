import { expect, test } from 'vitest'
import { readTexts } from './read-texts.ts'

test.each([
  [
    ['a', ' b '],
    ['a', 'b'],
  ],
  ['a, b ,c', ['a', 'b', 'c']],
  ['one', ['one']],
  ['a:is(.b, .c:not(d, e)), [title="x, y"], f', ['a:is(.b, .c:not(d, e))', '[title="x, y"]', 'f']],
  ['a(, b', ['a(', 'b']],
  [' , ,', []],
  [['', null, 3, 'a'], ['a']],
  [undefined, []],
  [{}, []],
])('the value %j is read as the texts %j', (value, expected) => {
  expect(readTexts(value)).toEqual(expected)
})
