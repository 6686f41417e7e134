import { expect, test } from 'vitest'
import { sqliteStorage } from './sqlite-storage.ts'

/** A log with an entry at each of these times, of which every third is that of a version. */
async function aLog(times: number[]) {
  const { siteChanges } = sqliteStorage(':memory:')
  for (const [place, at] of times.entries()) {
    const action = place % 3 === 0 ? 'published' : 'draft-saved'
    await siteChanges.addEntry('shop', { at, author: 'Ann', role: 'publish', action, subject: '' })
  }
  const readTimes = async () =>
    (await siteChanges.entries('shop', Number.MAX_SAFE_INTEGER, 100)).map(({ at }) => at).reverse()
  return { siteChanges, readTimes }
}
const every = { before: 0, newest: 100 }

test('[BN-06] old entries of the log are removed, the oldest first, and those of versions stay', async () => {
  const { siteChanges, readTimes } = await aLog([0, 1, 2, 3, 4, 5, 6, 7])
  expect(await siteChanges.removeEntries({ ...every, before: 6 }, 2)).toBe(2)
  expect(await readTimes()).toEqual([0, 3, 4, 5, 6, 7])
  expect(await siteChanges.removeEntries({ ...every, before: 6 }, 100)).toBe(2)
  expect(await readTimes()).toEqual([0, 3, 6, 7])
  expect(await siteChanges.removeEntries({ ...every, before: 6 }, 100)).toBe(0)
})

test('[BN-06] beyond a number of entries the oldest are removed, however young', async () => {
  const { siteChanges, readTimes } = await aLog([0, 1, 2, 3, 4, 5, 6, 7])
  expect(await siteChanges.removeEntries({ before: 0, newest: 3 }, 100)).toBe(3)
  expect(await readTimes()).toEqual([0, 3, 5, 6, 7])
})

test('[BN-02] the revision of a draft is never used again, although its entry of the log is gone', async () => {
  const { siteChanges } = await aLog([])
  const draft = { experienceId: 'hurry', author: 'Ann', role: 'edit', changedAt: 1, change: {} }
  const first = await siteChanges.saveDraft('shop', draft, null)
  await siteChanges.removeEntries({ before: 2, newest: 0 }, 100)
  await siteChanges.discardDraft('shop', 'hurry', first?.revision ?? 0)
  const second = await siteChanges.saveDraft('shop', draft, null)
  expect(second?.revision).toBeGreaterThan(first?.revision ?? 0)
})
