import { expect, test } from 'vitest'
import { clearCorner } from './clear-corner.ts'

const room = {
  panel: { width: 340, height: 400 },
  window: { width: 1280, height: 800 },
  insets: { side: 12, top: 12, bottom: 12 },
}
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

test.each([
  ['in the middle of the window', box(600, 300, 100, 100), 'bottom-left'],
  ['in the usual corner', box(48, 600, 200, 100), 'bottom-right'],
  ['along the bottom', box(0, 736, 1280, 64), 'top-right'],
  ['on the left and along the bottom', box(0, 300, 900, 500), 'bottom-right'],
  ['on the whole right', box(500, 0, 780, 800), 'bottom-left'],
])('the panel covers nothing of what is %s', (_, shown, corner) => {
  expect(clearCorner(shown, room)).toEqual({ corner, covered: 0 })
})

test('if every corner covers something, it is the one that covers least', () => {
  expect(clearCorner(box(0, 0, 1280, 500), room)).toEqual({ corner: 'bottom-left', covered: 340 * (500 - 388) })
})

test('a panel across a phone goes to the other edge', () => {
  const phone = {
    panel: { width: 366, height: 44 },
    window: { width: 390, height: 760 },
    insets: { side: 12, top: 72, bottom: 88 },
  }
  expect(clearCorner(box(0, 600, 390, 160), phone)).toMatchObject({ corner: 'top-right', covered: 0 })
})
