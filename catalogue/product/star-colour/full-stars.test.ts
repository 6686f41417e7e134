import { expect, test } from 'vitest'
import { fullStars } from './full-stars.ts'
import { glyphs, type StarMark } from './star-marks.ts'

const [ink, gold, grey] = ['rgb(20, 32, 29)', 'rgb(251, 191, 36)', 'rgb(209, 213, 219)']

function aMark(own: Partial<StarMark>): Omit<StarMark, 'element'> {
  return { kind: 'fill', paint: ink, glyph: '', left: 0, right: 20, ...own }
}

const inRow = (...paints: string[]) =>
  paints.map((paint, index) => aMark({ paint, left: index * 20, right: index * 20 + 20 }))

test('the only look is that of the full stars, because empty ones are outlines', () => {
  expect(fullStars(inRow(ink, ink))).toEqual([`fill,${ink},`])
  expect(fullStars([])).toEqual([])
})

test('an empty character is no full star', () => {
  const empty = aMark({ kind: 'words', glyph: glyphs.empty })
  expect(fullStars([empty])).toEqual([])
  expect(fullStars([aMark({ kind: 'words', glyph: glyphs.full }), empty])).toEqual([`words,${ink},★`])
})

test('an icon beside stars that are shapes is none of them', () => {
  expect(fullStars([...inRow(ink), aMark({ kind: 'before', glyph: '\ue001' })])).toEqual([`fill,${ink},`])
})

test.each([
  ['full ones before empty ones', inRow(gold, gold, grey), gold],
  ['dark ones before light ones', inRow(ink, grey), ink],
  ['full ones over empty ones', [...inRow(grey, grey), ...inRow(gold)], gold],
])('of two looks, %s are the full stars', (_, marks, paint) => {
  expect(fullStars(marks)).toEqual([`fill,${paint},`])
})

test.each([
  ['a pale one before a strong one', inRow(grey, gold)],
  ['a pale one over a strong one', [...inRow(gold), ...inRow(grey)]],
  ['three looks', inRow(gold, ink, grey)],
  ['a colour in another notation', inRow('oklch(0.7 0.1 50)', grey)],
  [
    'two characters in one colour',
    [aMark({ kind: 'before', glyph: 'a' }), aMark({ kind: 'before', glyph: 'b', left: 20 })],
  ],
])('%s cannot be told apart', (_, marks) => {
  expect(fullStars(marks)).toEqual([])
})
