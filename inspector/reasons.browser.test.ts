import { expect, test } from 'vitest'
import { aBrowserRun } from '../script/browser/testing/a-browser-run.ts'
import { stateOf } from './state-of.ts'
import { reasonRows } from './testing/reasons/reason-rows.ts'

/** The reason why an experience does not run, on a page with the real script, in the words of the inspector. */
test.each(Object.entries(reasonRows))('[BU-01] %s: the inspector says so, and no other reason', async (_, row) => {
  const { experience, others = [], before, after, label } = row
  const { run } = await aBrowserRun({ experiences: [...others, experience], ...row.run })
  before?.(run)
  run.bus?.uv.emit('ecView', { type: 'home' })
  await after?.(run)
  const explained = () => run.engine?.explain('experience')
  const state = () => stateOf({ id: 'experience', variations: [], anchors: [], explanation: explained() })
  // An element that does not come is waited for as long as on a shop.
  const says = typeof row.says === 'string' ? row.says : expect.stringMatching(row.says)
  await expect.poll(state, { timeout: 20_000 }).toMatchObject({ label, reason: says })
  const failed = explained()?.answers.filter(({ passes, because }) => !passes && because !== 'stopped') ?? []
  expect(failed.length).toBeLessThanOrEqual(1)
})

test('[BU-01] before the first view the inspector says that nothing was asked', () => {
  expect(stateOf({ id: 'experience', variations: [], anchors: [] })).toMatchObject({
    label: 'not asked yet',
    reason: 'The page had no view.',
  })
})
