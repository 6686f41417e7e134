import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ExperienceChange, ExperienceSettings, SiteChanges } from '../../contract/steer/site-changes.ts'
import { nextChanges, settingsWith } from './next-changes.ts'

const configured: ExperienceSettings = { template: 't', share: 0.5, content: { text: 'a' } }
const none: SiteChanges = { format: 1, version: 0, experiences: {} }
const seenBy = (visitors: number) => () => ({ configured, visitors })

test('[BN-04] what spoils the results of an experience that was seen begins a new iteration', () => {
  const share = { hurry: { share: 0.3 } }
  expect(nextChanges(none, share, seenBy(0)).experiences).toEqual(share)
  expect(nextChanges(none, share, seenBy(1)).experiences).toEqual({ hurry: { share: 0.3, iteration: 2 } })
  expect(nextChanges(none, { hurry: { name: 'New' } }, seenBy(9)).experiences).toEqual({ hurry: { name: 'New' } })
})

test('[BN-04] an iteration that somebody raised by hand stays', () => {
  const raised = { hurry: { share: 0.3, iteration: 7 } }
  expect(nextChanges(none, raised, seenBy(1)).experiences).toEqual(raised)
})

test('[BN-01] a change that says nothing leaves the configuration as it is', () => {
  const changed = { ...none, version: 3, experiences: { hurry: { name: 'New' }, other: { share: 1 } } }
  for (const change of [{}, undefined])
    expect(nextChanges(changed, { hurry: change }, seenBy(0))).toEqual({
      format: 1,
      version: 4,
      experiences: { other: { share: 1 } },
    })
})

const made = { template: 't', name: 'Made', content: { text: 'a' }, iteration: 2 }
const isMade = (visitors: number) => () => ({ configured: null, visitors })

test('[BN-04] an experience that was made in the console is kept as removed, whether it is removed or a version before it comes back', () => {
  const current = { ...none, version: 3, experiences: { made } }
  const gone = { ...none, version: 4, experiences: { made: { ...made, removed: true } } }
  for (const change of [{ ...made, iteration: 1, removed: true } as const, undefined])
    expect(nextChanges(current, { made: change }, isMade(9))).toEqual(gone)
  expect(settingsWith(null, gone.experiences.made as ExperienceChange)).toBe(null)
})

test('[BN-04] what was removed comes back in its iteration, and as something else in a new one', () => {
  const gone = { ...none, version: 4, experiences: { made: { ...made, removed: true } as const } }
  const back = (change: ExperienceChange, visitors = 9) =>
    nextChanges(gone, { made: change }, isMade(visitors)).experiences.made
  expect(back(made)).toEqual(made)
  expect(back({ ...made, iteration: 1 })).toEqual(made)
  expect(back({ ...made, iteration: 1, content: { text: 'b' } })).toMatchObject({
    iteration: 3,
    content: { text: 'b' },
  })
})

test('[BN-01] nothing of the configuration can be removed by a change', () => {
  const removed = { ...made, removed: true } as const
  expect(settingsWith(configured, removed)).toEqual(configured)
  expect(nextChanges(none, { hurry: removed }, seenBy(9)).experiences.hurry?.removed).toBe(undefined)
})

test('[BN-04] iterations never go back, and the same iteration never means two things, whatever is published', () => {
  const change = fc.record(
    { share: fc.constantFrom(0.1, 0.2), name: fc.string(), iteration: fc.constantFrom(1, 2, 3) },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), (steps) => {
      let current = none
      const meanings = new Map<number, number>()
      let last = 1
      for (const step of steps) {
        current = nextChanges(current, { hurry: step }, seenBy(1))
        const { iteration = 1, share = 1 } = settingsWith(configured, current.experiences.hurry) ?? {}
        expect(iteration).toBeGreaterThanOrEqual(last)
        expect(meanings.get(iteration) ?? share).toBe(share)
        meanings.set(iteration, share)
        last = iteration
      }
    }),
  )
})
