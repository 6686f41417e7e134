import { expect, test } from 'vitest'
import { motionMs, speeds } from './motion.ts'

test('[SHR-01.27] slow is 600 ms, fast 200 ms, and the default 400 ms', () => {
  expect(speeds).toEqual({ slow: 600, fast: 200, default: 400 })
  expect([motionMs('slow', false), motionMs('fast', false), motionMs(undefined, false)]).toEqual([600, 200, 400])
})

test('with reduced motion animations take no time', () => {
  expect([motionMs('slow', true), motionMs('fast', true), motionMs(undefined, true)]).toEqual([0, 0, 0])
})
