import { expect, test } from 'vitest'
import type { ExperienceChange } from '../../contract/steer/site-changes.ts'
import { hurry, steeredSite } from '../../contract/testing/a-site-description.ts'
import { sqliteStorage } from '../storage/sqlite-storage.ts'
import { publishedShares } from './published-shares.ts'

/** Stores versions with these changes of `hurry`, the oldest first, and returns how its iterations were divided. */
async function aHistory(changes: (ExperienceChange | undefined)[], { id = 'hurry', site = steeredSite } = {}) {
  const { siteChanges } = sqliteStorage(':memory:')
  for (const [at, change] of changes.entries()) {
    const version = { version: at + 1, author: '', publishedAt: at, note: '', restores: null, experienceIds: [id] }
    const experiences = change ? { [id]: change } : {}
    await siteChanges.addVersion(
      'shop',
      { ...version, changes: { format: 1, version: at + 1, experiences } },
      { drafts: {}, role: 'edit' },
    )
  }
  return async (iterationId: string) => {
    const shares = await publishedShares(siteChanges, { site, trackingId: 'shop', experienceId: id, iterationId })
    return shares && Object.fromEntries(shares)
  }
}

test('[BV-04] each iteration has the shares with which it was published, the first those of the configuration', async () => {
  const sharesOf = await aHistory([
    { name: 'Other' },
    { share: 0.3, iteration: 2 },
    { share: 0.3, iteration: 2, name: 'Renamed' },
    { share: 0.9, iteration: 3 },
  ])
  expect(await sharesOf('1')).toEqual({ 'hurry-c': 0.5, 'hurry-v': 0.5 })
  expect(await sharesOf('2')).toEqual({ 'hurry-c': 0.7, 'hurry-v': 0.3 })
  expect(await sharesOf('3')).toEqual({ 'hurry-c': 0.1, 'hurry-v': 0.9 })
  expect(await sharesOf('4')).toBe(null)
})

test('[BV-04] of several versions with an iteration the last one counts, before which nobody had seen it', async () => {
  const sharesOf = await aHistory([{ share: 0.2 }, { share: 0.4 }])
  expect(await sharesOf('1')).toEqual({ 'hurry-c': 0.6, 'hurry-v': 0.4 })
})

test('[BV-04] several variations, and what was made in the console and is removed, are divided as they were', async () => {
  const variations = [
    { id: 'a', share: 0.3 },
    { id: 'b', share: 0.6 },
  ]
  const made = { ...hurry, share: null, variations }
  const sharesOf = await aHistory([made, { ...made, removed: true }], { id: 'made' })
  expect(await sharesOf('1')).toEqual({ 'made-c': 0.1, 'made-a': 0.3, 'made-b': 0.6 })
  expect(await sharesOf('2')).toBe(null)
})

test('[BV-04] an iteration is found behind many versions', async () => {
  const later = Array.from({ length: 120 }, (_, at) => ({ share: 0.5, iteration: 3, name: `Name ${at}` }))
  const sharesOf = await aHistory([{ share: 0.3, iteration: 2 }, ...later])
  expect(await sharesOf('2')).toEqual({ 'hurry-c': 0.7, 'hurry-v': 0.3 })
})
