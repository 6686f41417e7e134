import { expect, test } from 'vitest'
import type { InspectedExperience } from '../script/preview/explorer/inspect-experience.ts'
import { stateOf } from './state-of.ts'

type Explanation = NonNullable<InspectedExperience['explanation']>

const variations = [
  { masterId: 'v', name: 'Wide', isControl: false, share: 0.5 },
  { masterId: 'c', isControl: true, share: 0.5 },
]
const shown = { masterId: 'v', isControl: false, probability: 0.2, forced: false }
const passes = { check: 'page type', passes: true, because: 'product' }
const fails = { check: 'schedule', passes: false, because: 'over since yesterday' }

const anExperience = (explanation: Partial<Explanation>): InspectedExperience => ({
  id: 'a',
  variations,
  anchors: [],
  explanation: { experienceId: 'a', cycle: 1, progress: 'ended', answers: [passes], ...explanation },
})

test.each([
  ['visible', 'On page', 'shown', 'Wide took 4 ms'],
  ['hidden', 'Waiting', 'not visible', 'It ran, but is folded away or hidden.'],
  ['none', 'On page', 'ran', 'Wide took 4 ms, and has nothing of its own to see'],
] as const)('one that ran is called shown only if it can be seen: %s', (sight, group, label, reason) => {
  const ran = anExperience({ progress: 'executed', variation: shown, tookMs: 3.6 })
  expect(stateOf(ran, sight)).toMatchObject({ group, label, reason })
})

test.each<[string, Partial<Explanation>, string, string, string]>([
  ['one that is beginning', { progress: 'executing', variation: shown }, 'On page', 'running', 'Wide is running'],
  [
    'the control',
    { progress: 'executed', variation: { ...shown, masterId: 'c', isControl: true } },
    ...(['On page', 'control', 'The control changes nothing.'] as const),
  ],
  [
    'one whose code ran and drew nothing',
    {
      progress: 'executed',
      variation: shown,
      answers: [passes, { check: 'shown', passes: false, because: 'no product id could be read' }],
    },
    ...(['Waiting', 'nothing shown', 'no product id could be read'] as const),
  ],
  [
    'one that waits for a rule',
    { progress: 'waiting', answers: [passes, { check: 'elements', passes: false, because: 'waiting: .grid' }] },
    ...(['Waiting', 'waiting', 'elements: waiting: .grid'] as const),
  ],
  [
    'one that waits for its code',
    { progress: 'waiting' },
    'Waiting',
    'waiting',
    'for an element, its own trigger or its code',
  ],
  [
    'one whose code failed',
    { progress: 'failed', answers: [passes, fails] },
    'Failed',
    'failed',
    'schedule: over since yesterday',
  ],
  ['one taken away', { progress: 'stopped', tookMs: 3 }, 'Not here', 'removed', 'It ran, and was taken away.'],
  ['one that a check ended', { answers: [passes, fails] }, 'Not here', 'not here', 'schedule: over since yesterday'],
])('%s is shown as such, with the reason', (_, explanation, group, label, reason) => {
  expect(stateOf(anExperience(explanation), 'none')).toMatchObject({ group, label, reason })
})

test('an experience that no view has checked is not here yet', () => {
  expect(stateOf({ id: 'a', variations, anchors: [] }, 'none').label).toBe('not asked yet')
})
