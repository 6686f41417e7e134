import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import type { WireEvent } from '../../contract/event.ts'
import { aMembership } from '../testing/a-membership.ts'
import { aDataFolder } from '../testing/a-server.ts'
import { anExperiment } from '../testing/an-experiment.ts'
import { sqliteStorage } from './sqlite-storage.ts'

const { seen, order } = anExperiment()
const of = { trackingId: 'shop', experienceId: 'offers', iterationId: '1', conversion: 'order' }

function openShop(path = ':memory:') {
  const storage = sqliteStorage(path)
  return {
    storage,
    tell: (events: WireEvent[], { bot = false, trackingId = 'shop' } = {}) =>
      storage.events.append({
        trackingId,
        receivedAt: 5000,
        refused: [],
        events: events.map((event) => ({ event, text: JSON.stringify(event), bot })),
      }),
    /** Visitors and buyers by segment. */
    async counted() {
      const parts = await storage.results.parts(of)
      const own = parts.filter(({ dimension, visitors }) => dimension === 'segment' && visitors > 0)
      return Object.fromEntries(own.map((each) => [each.value, [each.visitors, each.conversions]]))
    },
  }
}

test('[BN-11] a visitor counts in the segments they were in at the first view, and what they join later changes nothing', async () => {
  const shop = openShop()
  await shop.tell([aMembership('a', 1000, { joined: ['new', 'keen'] }), aMembership('a', 1500, { left: ['keen'] })])
  await shop.tell([seen('a', 'v', 2000)])
  await shop.tell([aMembership('a', 3000, { joined: ['buyer'], left: ['new'] }), order('a', 10, 4000)])
  expect(await shop.counted()).toEqual({ new: [1, 1] })
})

test.each(['before', 'after'])(
  '[BN-11] a change in the millisecond of the first view counts where its number comes first; it arrives %s the view',
  async (arrival) => {
    const shop = openShop()
    const view = [seen('a', 'v', 2000, { meta: { seq: 7 } })]
    const changes = [
      aMembership('a', 2000, { joined: ['earlier'], seq: 6 }),
      aMembership('a', 2000, { joined: ['later'], seq: 8 }),
    ]
    for (const events of arrival === 'before' ? [changes, view] : [view, changes]) await shop.tell(events)
    expect(await shop.counted()).toEqual({ earlier: [1, 0] })
  },
)

test('[BN-11] changes of crawlers, of others and of another site count for nobody', async () => {
  const shop = openShop()
  const ids = ['crawled', 'elsewhere', 'of-another']
  await shop.tell([aMembership('b', 1000, { joined: ids })])
  await shop.tell([aMembership('a', 1000, { joined: ['crawled'] })], { bot: true })
  await shop.tell([aMembership('a', 1000, { joined: ['elsewhere'] })], { trackingId: 'outlet' })
  await shop.tell([seen('a', 'v', 2000)])
  expect(await shop.counted()).toEqual({})
})

test('[BN-11] sums stay when a visitor is erased or their events are removed, and the numbers that follow fit them', async () => {
  const shop = openShop()
  for (const id of ['visitor-a', 'visitor-b'])
    await shop.tell([aMembership(id, 1000, { joined: ['keen'] }), seen(id, 'v', 2000)])
  await shop.storage.visitorData.erase('visitor-a')
  expect(await shop.counted()).toEqual({ keen: [2, 0] })
  await shop.storage.events.removeOlder(9000, 100)
  // An earlier view that comes late, an order, and a late change of another segment.
  await shop.tell([order('visitor-b', 10, 3000), aMembership('visitor-b', 1900, { joined: ['late'] })])
  expect(await shop.counted()).toEqual({ keen: [2, 1], late: [1, 1] })
  await shop.tell([aMembership('visitor-b', 1950, { left: ['keen'] })])
  expect(await shop.counted()).toEqual({ keen: [1, 0], late: [1, 1] })
})

test('[BN-11] a visitor counts in at most 100 segments, and those beyond what a site may have in none', async () => {
  const shop = openShop()
  const named = (from: number) => Array.from({ length: 100 }, (_, at) => `s${from + at}`)
  for (let from = 0; from < 1000; from += 100) await shop.tell([aMembership('a', 1000 + from, { joined: named(from) })])
  await shop.tell([
    aMembership('b', 1000, { joined: ['one-too-many', 's7'] }),
    seen('a', 'v', 5000),
    seen('b', 'v', 5000),
  ])
  const counted = await shop.counted()
  expect(Object.keys(counted)).toHaveLength(101)
  expect([counted.s7, counted['one-too-many']]).toEqual([[1, 0], undefined])
})

test('[BN-11] a database of an earlier version gets the segments of its visitors from the stored events, once', async () => {
  const path = join(aDataFolder(), 'service.sqlite')
  const shop = openShop(path)
  await shop.tell([aMembership('a', 1000, { joined: ['keen', 'new'] }), seen('a', 'v', 2000), order('a', 5, 2500)])
  await shop.tell([seen('b', 'c', 2000), aMembership('b', 3000, { joined: ['keen'] })])
  const counted = await shop.counted()
  expect(counted).toEqual({ keen: [1, 1], new: [1, 1] })
  await shop.storage.close()
  const earlier = new DatabaseSync(path)
  earlier.exec(`
    DELETE FROM result_parts WHERE dimension = 'segment';
    ALTER TABLE experience_visitors DROP COLUMN segments;
    DROP INDEX events_of_segments;
  `)
  earlier.close()
  for (const _start of ['first', 'second']) {
    const again = openShop(path)
    expect(await again.counted()).toEqual(counted)
    await again.storage.close()
  }
})

test('[BN-11] what a visitor said of segments is found along an index', () => {
  const path = join(aDataFolder(), 'service.sqlite')
  sqliteStorage(path)
  const database = new DatabaseSync(path)
  const plan = database
    .prepare(
      `EXPLAIN QUERY PLAN SELECT text FROM events WHERE visitor_id = 'a' AND tracking_id = 'shop'
         AND type = 'qubit.segmentMembershipChanged' AND bot = 0 AND device_at < 5`,
    )
    .all()
  database.close()
  expect(plan.map(({ detail }) => String(detail)).join()).toContain('USING INDEX events_of_segments')
})
