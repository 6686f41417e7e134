import { expect, test } from 'vitest'
import { motionMs, speeds } from './motion.ts'

test('[SHR-01.27] slow is 600 ms, fast 200 ms, and 400 ms where nothing is said', () => {
  expect(speeds).toEqual({ slow: 600, fast: 200, default: 400 })
  expect([motionMs('slow', false), motionMs('fast', false), motionMs(undefined, false)]).toEqual([600, 200, 400])
})

test('a visitor who wants less motion waits for none', () => {
  expect([motionMs('slow', true), motionMs('fast', true), motionMs(undefined, true)]).toEqual([0, 0, 0])
})
