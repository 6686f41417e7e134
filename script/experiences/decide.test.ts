import { expect, onTestFinished, test, vi } from 'vitest'
import { checkPause, checkSchedule } from './decide.ts'

const now = Date.parse('2026-06-15T12:00:00Z')
const before = '2026-06-15T11:59:59Z'
const after = '2026-06-15T12:00:01Z'
const at = '2026-06-15T12:00:00Z'

test.each([
  ['no bounds', {}, true],
  ['null bounds', { scheduled_start: null, scheduled_end: null }, true],
  ['started', { scheduled_start: before }, true],
  ['started, as milliseconds', { scheduled_start: now - 1 }, true],
  ['exactly at the start', { scheduled_start: at }, false],
  ['not yet started', { scheduled_start: after }, false],
  ['before the end', { scheduled_end: after }, true],
  ['exactly at the end', { scheduled_end: at }, false],
  ['after the end', { scheduled_end: before }, false],
  ['after the end, the pause being actioned', { scheduled_end: before, pause_actioned: true }, true],
  ['not yet started, the pause being actioned', { scheduled_start: after, pause_actioned: true }, false],
  ['a start that cannot be read', { scheduled_start: 'soon' }, false],
  ['an end that cannot be read', { scheduled_end: 'later' }, false],
])('with %s the schedule passes: %#', (_, schedule, passes) => {
  expect(checkSchedule(schedule, now).passes).toBe(passes)
})

test('the reason names an unreadable bound', () => {
  expect(checkSchedule({ scheduled_start: 'soon' }, now).because).toBe('the start cannot be read: soon')
})

test.each([
  [undefined, true],
  [null, true],
  [after, true],
  [at, false],
  [before, false],
])('whether an experience paused at %s may continue: %s', (pausedAt, passes) => {
  expect(checkPause(pausedAt, now).passes).toBe(passes)
})

test('[EX-14] a time without an offset is UTC, regardless of the time zone of the shopper', () => {
  vi.stubEnv('TZ', 'Pacific/Auckland')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(new Date('2026-06-15T12:00').getTime()).not.toBe(now)
  expect(checkSchedule({ scheduled_start: '2026-06-15T11:59' }, now).passes).toBe(true)
  expect(checkSchedule({ scheduled_start: '2026-06-15T12:01:00.000' }, now).passes).toBe(false)
  expect(checkPause('2026-06-15T12:01', now).passes).toBe(true)
})
