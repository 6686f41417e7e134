import { expect, test } from 'vitest'
import type { SiteChanges } from '../../contract/steer/site-changes.ts'
import { sqliteStorage } from '../storage/sqlite-storage.ts'
import { aWorkshop } from '../testing/a-workshop.ts'
import { createPublisher } from './publisher.ts'

const changesOf = (share: number): SiteChanges => ({ format: 1, version: 1, experiences: { hurry: { share } } })
const versionOf = (author: string, share: number) => ({
  version: 1,
  author,
  note: '',
  restores: null,
  experienceIds: ['hurry'],
  changes: changesOf(share),
})

test('[BN-03] of two processes that publish at the same time one says so, and builds what the other has published', async () => {
  const { siteChanges } = sqliteStorage(':memory:')
  const workshop = aWorkshop(async ({ kind }) => {
    // Another process is done meanwhile.
    if (kind === 'publish' && workshop.orders.length === 1)
      await siteChanges.addVersion(
        'shop',
        { ...versionOf('Ann', 0.2), publishedAt: 1 },
        { drafts: {}, role: 'publish' },
      )
    return []
  })
  const publisher = createPublisher({ siteChanges, workshop, now: () => 2, warn: () => {} })
  publisher.publish('shop', { ...versionOf('Ben', 0.7), drafts: {}, role: 'publish' })
  await publisher.settle()
  expect(publisher.publicationOf('shop')).toMatchObject({
    step: 'failed',
    problems: [{ problem: 'Ann has published version 1 in the meantime', remedy: 'look at it, and publish again' }],
  })
  // Else shoppers would have what is no version, for ever: the script says that it is of version 1.
  expect(workshop.orders.map(({ changes }) => changes)).toEqual([changesOf(0.7), changesOf(0.2)])
})
