import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anExperience } from '../testing/an-experience.ts'
import { checkExclusion, isHeldOut } from './choose-variation.ts'
import { sentOf, startRun } from './testing/started.ts'

const member = (experimentId: string, from: number, to: number, group = 'hero') =>
  anExperience({ experimentId, exclusion: { group, from, to } })

function belongsTo(visitorId: string, all: ReturnType<typeof member>[]): string[] {
  return all
    .filter((each) => checkExclusion(visitorId, each).every(({ passes }) => passes))
    .map(({ experimentId }) => experimentId)
}

test('[BV-01] a visitor belongs to at most one experience of a group, determined only by a hash', () => {
  const bounds = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 2, maxLength: 7 })
  fc.assert(
    fc.property(fc.uuid(), bounds, (visitorId, given) => {
      const sorted = [...given].sort((a, b) => a - b)
      const all = sorted.slice(1).map((to, at) => member(`e${at}`, sorted[at] ?? 0, to))
      const first = belongsTo(visitorId, all)
      expect(first.length).toBeLessThanOrEqual(1)
      const changed = all.map((each) => ({ ...each, pausedAt: 1, load: undefined }))
      expect(belongsTo(visitorId, changed as typeof all)).toEqual(first)
    }),
  )
})

test('[BV-01] when an experience joins or leaves a group, the visitors of the other experiences stay with them', () => {
  const [a, b, c] = [member('a', 0, 0.3), member('b', 0.3, 0.6), member('c', 0.6, 0.9)]
  for (let at = 0; at < 500; at++) {
    const before = belongsTo(`visitor-${at}`, [a, b])
    expect(belongsTo(`visitor-${at}`, [b])).toEqual(before.filter((id) => id === 'b'))
    expect(belongsTo(`visitor-${at}`, [c, b, a]).filter((id) => id !== 'c')).toEqual(before)
  }
})

test('[BV-01] an experience without a range gets no visitors', () => {
  const unknown = anExperience({ exclusion: { group: 'hero', share: 1 } as never })
  expect(belongsTo('visitor', [unknown])).toEqual([])
})

test('[BV-01] each experience gets its share of the group, and other groups are divided independently', () => {
  const all = [member('a', 0, 0.5), member('b', 0.5, 0.8), member('c', 0.8, 0.9), member('other', 0, 0.5, 'footer')]
  const counts = { a: 0, b: 0, c: 0, other: 0, 'a other': 0 }
  const visitors = 20_000
  for (let at = 0; at < visitors; at++) {
    const ids = belongsTo(`visitor-${at}`, all)
    for (const id of ids) counts[id as 'a']++
    if (ids.includes('a') && ids.includes('other')) counts['a other']++
  }
  const share = (id: keyof typeof counts) => counts[id] / visitors
  expect(Math.abs(share('a') - 0.5)).toBeLessThan(0.015)
  expect(Math.abs(share('b') - 0.3)).toBeLessThan(0.015)
  expect(Math.abs(share('c') - 0.1)).toBeLessThan(0.015)
  expect(Math.abs(share('other') - 0.5)).toBeLessThan(0.015)
  expect(Math.abs(share('a other') - 0.25)).toBeLessThan(0.015)
})

test('[BV-01] only one experience of a group runs for a visitor, and no other one runs instead when it is paused', async () => {
  const both = (paused?: number) => [
    { ...member('a', 0, 0.5), pausedAt: paused },
    { ...member('b', 0.5, 1), activation_rules: {} },
  ]
  const run = await startRun(both())
  await run.view()
  const ran = sentOf(run, 'qubit.experience').map(({ experienceId }) => experienceId)
  expect(ran).toHaveLength(1)
  const again = await startRun(both(1), { jar: run.page.jar })
  await again.view()
  expect(sentOf(again, 'qubit.experience').map(({ experienceId }) => experienceId)).toEqual(
    ran.filter((id) => id !== 'a'),
  )
  const because = again.engine?.list().flatMap(({ answers }) => answers.filter(({ check }) => check === 'group'))
  expect(because?.every((answer) => /^group hero: 0\.\d+ in \S+ to \S+$/.test(answer.because))).toBe(true)
})

const idIn = (held: boolean) =>
  Array.from({ length: 100 }, (_, at) => `visitor-${at}`).find((id) => isHeldOut(id, 0.3) === held) ?? ''

test.each([true, false])(
  '[BV-02] whether a visitor is in the holdout (%s) is reported, and visitors in it see no experience',
  async (held) => {
    const { aJar } = await import('../testing/a-jar.ts')
    const run = await startRun([anExperience(), anExperience({ experimentId: 'other' })], {
      config: { holdout: 0.3 },
      jar: aJar({ _qubitTracker: idIn(held) }),
    })
    await run.view()
    const events = sentOf(run, 'qubit.experience')
    const variation = held ? 'held-out' : 'shown'
    expect(events[0]).toEqual({
      experienceId: 'holdout',
      iterationId: '1',
      variationId: variation,
      variationMasterId: variation,
      isControl: held,
      cycle: 1,
    })
    expect(events.slice(1).map(({ experienceId }) => experienceId)).toEqual(held ? [] : ['experience', 'other'])
    const answers = run.engine?.explain('experience')?.answers
    expect(answers).toContainEqual(expect.objectContaining({ check: 'holdout', passes: !held }))
  },
)

test('[BV-02] the holdout has its configured share, and is independent of the ranges of experiences', () => {
  let held = 0
  let heldInFirstHalf = 0
  const all = [member('a', 0, 0.5)]
  const visitors = 20_000
  for (let at = 0; at < visitors; at++) {
    if (!isHeldOut(`visitor-${at}`, 0.1)) continue
    held++
    if (belongsTo(`visitor-${at}`, all).length > 0) heldInFirstHalf++
  }
  expect(Math.abs(held / visitors - 0.1)).toBeLessThan(0.015)
  expect(Math.abs(heldInFirstHalf / held - 0.5)).toBeLessThan(0.015)
})
