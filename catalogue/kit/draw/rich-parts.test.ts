import { expect, test } from 'vitest'
import { richParts } from './rich-parts.ts'

/** The pieces, the bold ones in brackets. */
function read(text: string): string[] {
  return richParts(text).map(({ words, isBold }) => (isBold ? `[${words}]` : words))
}

test.each([
  ['plain', ['plain']],
  ['', []],
  ['one **two** three', ['one ', '[two]', ' three']],
  ['**one** and **two**', ['[one]', ' and ', '[two]']],
  ['**over\ntwo lines**', ['[over\ntwo lines]']],
  ['3 * 4 ** 5', ['3 * 4 ** 5']],
  ['****', ['****']],
  ['<b>&amp;</b> "quoted" _it_', ['<b>&amp;</b> "quoted" _it_']],
])('[SHR-01.14] %j is %j', (text, parts) => {
  expect(read(text)).toEqual(parts)
})

test.each([['one\ntwo'], ['one\r\ntwo'], ['one\rtwo']])('[SHR-01.14] the line break of %j is kept', (text) => {
  expect(read(text)).toEqual(['one\ntwo'])
})
