import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { instantOf } from '../../kit/change/motion.ts'
import { countDown } from '../../kit/counts/count-down.ts'
import { clockFace, spokenTime } from './clock-face.ts'

const second = 1000
const hour = 3600 * second

beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }))

afterEach(() => void vi.useRealTimers())

test.each([
  [49 * hour + 61 * second, '02:01:01:01'],
  [9 * second, '00:00:00:09'],
  [100 * 24 * hour - second, '99:23:59:59'],
  [100 * 24 * hour, '100 days'],
  [26_671 * 24 * hour + 6233 * second, '26,671 days'],
  [0, '00:00:00:00'],
])('[GLB-07.3] %d ms before the end it reads %s', (ms, face) => {
  expect(clockFace(Date.now() + ms, Date.now())).toBe(face)
})

test.each([
  [49 * hour + 61 * second, '2 days, 1 hour, 1 minute'],
  [25 * hour, '1 day, 1 hour'],
  [23 * hour + 59 * 60 * second, '23 hours, 59 minutes'],
  [60 * second, '1 minute'],
  [59 * second, 'less than a minute'],
  [100 * 24 * hour, '100 days'],
  [0, undefined],
])('%d ms before the end a screen reader says %s, which changes each minute', (ms, spoken) => {
  expect(spokenTime(Date.now() + ms, Date.now())).toBe(spoken)
})

test('[GLB-07.3] the time is updated each second from the clock', () => {
  const until = Date.now() + 10.4 * second
  const faces: string[] = []
  const ended = new AbortController()
  countDown(until, () => faces.push(clockFace(until, Date.now())), ended.signal)
  vi.advanceTimersByTime(2.5 * second)
  expect(faces).toEqual(['00:00:00:11', '00:00:00:10', '00:00:00:09', '00:00:00:08'])
  // As after sleep mode: the clock has advanced, timers have not.
  vi.setSystemTime(Date.now() + 4 * second)
  vi.advanceTimersByTime(second)
  expect(faces.at(-1)).toBe('00:00:00:03')
  ended.abort()
  vi.advanceTimersByTime(5 * second)
  expect(faces).toHaveLength(5)
})

test('[GLB-07.6] endTime with a zone is that instant, without a zone it is local time; an unreadable one is undefined', () => {
  expect(instantOf('2026-11-27T18:00+01:00')).toBe(Date.UTC(2026, 10, 27, 17))
  expect(instantOf('2026-11-27T18:00')).toBe(new Date(2026, 10, 27, 18).getTime())
  expect(instantOf('next Friday')).toBe(undefined)
})
