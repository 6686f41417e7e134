import { expect, test } from 'vitest'
import { linesOf, splitLines } from './lines-of.ts'
import { entriesOf, moveEntry } from './list-entries.ts'
import { nameField } from './name-field.ts'
import { readNumber } from './read-number.ts'

test('a field is named by the words in its name, or by those of the language', () => {
  expect(['maxWidth', 'image1', 'buttonURL', 'size_guide'].map((name) => nameField(name, {}))).toEqual([
    'Max width',
    'Image 1',
    'Button URL',
    'Size guide',
  ])
  expect(nameField('maxWidth', { maxWidth: 'Höchste Breite' })).toBe('Höchste Breite')
})

test('a number is read with a point or a comma, and nothing else is one', () => {
  expect(['12', ' 1,5 ', '-.5', '', 'many', '1.2.3'].map(readNumber)).toEqual([
    12,
    1.5,
    -0.5,
    undefined,
    undefined,
    undefined,
  ])
})

test('lines are texts, and so are parts between commas', () => {
  expect(linesOf('a, b')).toEqual(['a', 'b'])
  expect(linesOf(['a', 2])).toEqual(['a', '2'])
  expect(splitLines(' a \n\n b')).toEqual(['a', 'b'])
})

test('an entry of a list with a single field may be its value, and entries move', () => {
  const field = { kind: 'list', meaning: '', needed: true, entries: { sku: {} } } as never
  expect(entriesOf(['A', { sku: 'B' }, null], field)).toEqual([{ sku: 'A' }, { sku: 'B' }, {}])
  expect(entriesOf('none', field)).toEqual([])
  expect(moveEntry(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
})
