import { expect, test } from 'vitest'
import { formula, markup } from '../test-data/hostile-texts.ts'
import { writeCsv } from './write-csv.ts'

const lineOf = (text: string) =>
  writeCsv([[text]])
    .slice(1)
    .replace(/\r\n$/, '')

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('the text %j is no formula in a spreadsheet', (text) => {
  expect(lineOf(text).replace(/^"/, '').startsWith("'")).toBe(true)
})

test('a formula with quotes and commas stays in one cell', () => {
  expect(lineOf(formula)).toBe(`"'=HYPERLINK(""https://evil.example"",""win"")"`)
})

test('numbers keep their sign and stay numbers; null is empty', () => {
  expect(writeCsv([[-0.25, 12, null, 'a']])).toBe('\u{feff}-0.25,12,,a\r\n')
})

test('texts with a line break, a comma or a quotation mark are quoted, others are not', () => {
  expect(['a\nb', 'a,b', 'a"b', markup].map(lineOf)).toEqual(['"a\nb"', '"a,b"', '"a""b"', markup])
})

test('with a decimal comma a semicolon stands between cells, and is quoted in a text', () => {
  expect(writeCsv([[-0.25, 1e-7, 'a;b', 'c,d', 12]], ',')).toBe('\u{feff}-0,25;1e-7;"a;b";"c,d";12\r\n')
})
