import { expect, test } from 'vitest'
import { fullFill } from './full-fill.ts'

const ink = 'rgb(20, 32, 29)'

function aShape(fill: string, fillOpacity = '1') {
  return { fill, fillOpacity }
}

test('the filled stars are the full ones when the others are outlines', () => {
  expect(fullFill([aShape('none'), aShape(ink), aShape(ink)])).toBe(ink)
})

test.each([
  ['transparent', aShape('rgba(0, 0, 0, 0)')],
  ['transparent in another notation', aShape('oklch(0.7 0.1 50 / 0)')],
  ['of no opacity', aShape('rgb(1, 2, 3)', '0')],
  ['a gradient', aShape('url("#half") rgb(1, 2, 3)')],
])('a fill that is %s does not count', (_, shape) => {
  expect(fullFill([shape])).toBe(undefined)
  expect(fullFill([shape, aShape(ink)])).toBe(ink)
})

test.each(['rgb(0, 0, 0)', 'rgba(9, 9, 9, 0.5)', 'oklch(0.7 0.1 0)'])('%s counts as a fill', (fill) => {
  expect(fullFill([aShape(fill)])).toBe(fill)
})

test('when empty stars are filled too the full ones cannot be recognised', () => {
  expect(fullFill([aShape('rgb(221, 221, 221)'), aShape(ink)])).toBe(undefined)
  expect(fullFill([])).toBe(undefined)
})
