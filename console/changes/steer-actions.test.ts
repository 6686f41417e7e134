import { expect, test } from 'vitest'
import type { ExperienceSettings } from '../../contract/steer/site-changes.ts'
import { changesToRestore } from './changes-to-restore.ts'
import {
  actionsFor,
  endExperience,
  pauseExperience,
  phaseOf,
  resumeExperience,
  rollOutVariation,
  type SiteClock,
} from './steer-actions.ts'

const now = Date.UTC(2026, 6, 1, 12)
const hour = 3_600_000
const clock: SiteClock = { now, timeZone: 'Europe/Berlin' }
const two: ExperienceSettings = {
  name: 'Hurry',
  content: { text: 'one', color: 'red' },
  rules: { min_page_views: 2 },
  variations: [
    { id: 'a', share: 0.3, content: { text: 'two' } },
    { id: 'b', share: 0.3 },
  ],
}

test.each<[string, ExperienceSettings, string]>([
  ['nothing is said', {}, 'running'],
  ['it was paused', { pausedAt: now - hour }, 'paused'],
  ['it is paused this moment', { pausedAt: now }, 'paused'],
  ['it will be paused', { pausedAt: now + hour }, 'running'],
  ['it begins later', { schedule: { scheduled_start: now + hour } }, 'scheduled'],
  ['it begins later on the clocks of the site', { schedule: { scheduled_start: '2026-07-01T14:30' } }, 'scheduled'],
  ['it began on the clocks of the site', { schedule: { scheduled_start: '2026-07-01T13:30' } }, 'running'],
  ['its time is over', { schedule: { scheduled_end: '2026-07-01T11:00Z' } }, 'ended'],
  ['its time is over and it was paused', { schedule: { scheduled_end: now }, pausedAt: now - hour }, 'ended'],
  ['its end does not count', { schedule: { scheduled_end: now - hour, pause_actioned: true } }, 'running'],
  ['its times cannot be read', { schedule: { scheduled_start: 'soon', scheduled_end: '' } }, 'running'],
])('where %s it is %s', (_name, settings, phase) => {
  expect(phaseOf(settings, clock)).toBe(phase)
})

test.each<[string, ExperienceSettings, string[]]>([
  ['running', two, ['pause', 'end', 'rollOut']],
  ['paused', { ...two, pausedAt: now - hour }, ['resume', 'end', 'rollOut']],
  ['over', { ...two, schedule: { scheduled_end: now - hour } }, ['restart', 'rollOut']],
  ['not begun', { ...two, schedule: { scheduled_start: now + hour } }, ['pause', 'rollOut']],
  ['rolled out', { share: 1 }, ['pause', 'end']],
  ['for all from the beginning', {}, ['pause', 'end']],
  ['for half of the visitors', { share: 0.5 }, ['pause', 'end', 'rollOut']],
])('what is %s offers just what makes sense', (_name, settings, actions) => {
  expect(actionsFor(settings, clock)).toEqual(actions)
})

test('a pause begins now and changes nothing else; resuming takes it away', () => {
  const paused = pauseExperience(two, clock)
  expect(paused).toEqual({ ...two, pausedAt: now })
  expect(resumeExperience(paused, clock)).toEqual(two)
})

test('resuming takes an end away that is over, and leaves one to come', () => {
  const start = { scheduled_start: now - 2 * hour }
  expect(resumeExperience({ ...two, schedule: { ...start, scheduled_end: now - hour } }, clock)).toEqual({
    ...two,
    schedule: start,
  })
  expect(resumeExperience({ ...two, schedule: { scheduled_end: now - hour } }, clock)).toEqual(two)
  const later = { ...two, schedule: { scheduled_end: now + hour } }
  expect(resumeExperience({ ...later, pausedAt: 1 }, clock)).toEqual(later)
})

test('an end is now, counts, and takes a pause away; its beginning stays', () => {
  const schedule = { scheduled_start: now - hour, scheduled_end: now + hour, pause_actioned: true }
  const ended = endExperience({ ...two, pausedAt: now - hour, schedule }, clock)
  expect(ended).toEqual({ ...two, schedule: { scheduled_start: now - hour, scheduled_end: now } })
  expect(phaseOf(ended, clock)).toBe('ended')
})

test('a rolled-out variation is for all, with its content over that of the experience', () => {
  const { variations: _, ...others } = two
  expect(rollOutVariation(two, 'a', clock)).toEqual({ ...others, share: 1, content: { text: 'two', color: 'red' } })
  expect(rollOutVariation(two, 'b', clock)).toEqual({ ...others, share: 1 })
  expect(rollOutVariation({ share: 0.3, content: { text: 'one' } }, 'v', clock)).toEqual({
    share: 1,
    content: { text: 'one' },
  })
  const own: ExperienceSettings = { data: { x: 1 }, variations: [{ id: 'a', share: 0.5, data: { y: 2 } }] }
  expect(rollOutVariation(own, 'a', clock)).toEqual({ share: 1, data: { x: 1, y: 2 } })
})

test('rolling out makes what was paused run', () => {
  expect(phaseOf(rollOutVariation({ ...two, pausedAt: now - hour }, 'a', clock), clock)).toBe('running')
})

test('a variation that there is not cannot be rolled out', () => {
  expect(() => rollOutVariation(two, 'x', clock)).toThrow('the experience has no variation x')
})

test('going back undoes every version after the wanted one, and says only what differs', () => {
  const base = { author: 'Ada', publishedAt: now, note: '', restores: null }
  const versions = [
    { ...base, version: 4, changed: [{ experienceId: 'b', before: null, after: { share: 0.1 } }] },
    {
      ...base,
      version: 3,
      changed: [
        { experienceId: 'a', before: { share: 0.6 }, after: { share: 0.7 } },
        { experienceId: 'c', before: { share: 0.2 }, after: { share: 0.1 } },
      ],
    },
    {
      ...base,
      version: 2,
      changed: [
        { experienceId: 'a', before: { share: 0.5 }, after: { share: 0.6 } },
        { experienceId: 'c', before: { share: 0.1 }, after: { share: 0.2 } },
      ],
    },
    { ...base, version: 1, changed: [{ experienceId: 'd', before: null, after: {} }] },
  ]
  expect(changesToRestore(versions, 4)).toEqual([])
  expect(changesToRestore(versions, 1)).toEqual([
    { experienceId: 'b', before: { share: 0.1 }, after: null },
    { experienceId: 'a', before: { share: 0.7 }, after: { share: 0.5 } },
  ])
  expect(changesToRestore(versions, 0)).toContainEqual({ experienceId: 'd', before: {}, after: null })
})
