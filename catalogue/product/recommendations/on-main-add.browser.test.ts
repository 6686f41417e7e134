import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DeviceType } from '../../../contract/experience.ts'
import { aPage } from '../../testing/a-page.ts'
import { onMainAdd } from './on-main-add.ts'

let pressed: number
let ended: AbortController

beforeEach(() => {
  vi.useFakeTimers()
  pressed = 0
  ended = new AbortController()
})

afterEach(() => {
  ended.abort()
  vi.useRealTimers()
})

/** Draws main buttons with icons, and returns a function that clicks an icon and returns the number of calls. */
function drawMainButtons(count: number, deviceType: DeviceType): (at: number) => number {
  aPage('<button class="add"><i></i></button>'.repeat(count))
  onMainAdd({ selector: '.add', deviceType, signal: ended.signal }, () => pressed++)
  return (at) => {
    document.querySelectorAll('i')[at]?.click()
    return pressed
  }
}

test.each(['mobile', 'tablet'] as const)(
  '[PDP-08.5] on a %s the third button, or the last of fewer, counts from 1000 ms after the start',
  (deviceType) => {
    const press = drawMainButtons(4, deviceType)
    vi.advanceTimersByTime(999)
    expect(press(2)).toBe(0)
    vi.advanceTimersByTime(1)
    expect([press(0), press(1), press(3)]).toEqual([0, 0, 0])
    expect(press(2)).toBe(1)
    ended.abort()
    expect(press(2)).toBe(1)
    ended = new AbortController()
    const pressOfTwo = drawMainButtons(2, deviceType)
    vi.advanceTimersByTime(1000)
    expect([pressOfTwo(0), pressOfTwo(1)]).toEqual([1, 2])
  },
)

test('on a computer every button counts from the start', () => {
  const press = drawMainButtons(3, 'computer')
  expect([press(0), press(1), press(2)]).toEqual([1, 2, 3])
})
