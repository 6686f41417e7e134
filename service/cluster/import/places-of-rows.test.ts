import { expect, test } from 'vitest'
import { anEvent } from '../../../contract/testing/an-event.ts'
import { checkEvent } from '../../events/check-event.ts'
import { callbackDataOf } from '../../placements/callback-data.ts'
import { openDatabase } from '../../storage/open-database.ts'
import { sqliteStores } from '../../storage/sqlite-storage.ts'
import { anExperiment } from '../../testing/an-experiment.ts'
import { keyedTables } from '../state/table-keys.ts'
import { keptByTriggers, placedTables, resultSums } from './places-of-rows.ts'

test('every table of the default storage has a place in a cluster, and its rows can be selected', () => {
  const database = openDatabase(':memory:')
  sqliteStores(database, { commit: async (write) => write(), currencies: null })
  const tables = keyedTables(database).map(({ name }) => name)
  const placed = placedTables.map(({ table }) => table).filter((table) => table !== 'order_claims')
  expect([...placed, ...resultSums, ...keptByTriggers].toSorted()).toEqual(tables.toSorted())
  for (const { select } of placedTables) expect(database.prepare(select).all()).toEqual([])
  database.close()
})

test('each row goes where the storage of a cluster looks for it', async () => {
  const database = openDatabase(':memory:')
  const stores = sqliteStores(database, { commit: async (write) => write(), currencies: null })
  const { seen, goal, order } = anExperiment()
  const bought = { transaction: { id: 'o' }, product: { productId: 'B' }, quantity: 1 }
  const shown = { eventType: 'detail', product: { productId: 'A', url: 'https://shop.example/A' } }
  const events = [
    ...[seen('ann', 'v', 1), goal('ann', 'v', 2), order('ann', 10, 3)],
    anEvent({ ...shown, meta: { type: 'ecProduct', ts: 4 }, context: { id: 'ann', sessionNumber: 1 } }),
    anEvent({ ...bought, meta: { type: 'ecBasketItemTransaction', ts: 5 }, context: { id: 'ann' } }),
    anEvent({
      joined: ['s'],
      left: [],
      meta: { type: 'qubit.segmentMembershipChanged', ts: 6, seq: 6 },
      context: { id: 'ann' },
    }),
    { ...anEvent({ meta: { type: 'ecView', ts: 7 } }), context: {} },
  ].flatMap((event) => {
    const check = checkEvent(event)
    return check.valid ? [{ event: check.event, text: JSON.stringify(event), bot: false }] : []
  })
  const refused = { trackingId: 'shop', receivedAt: 9, reason: 'no', index: null, bot: false, form: 'raw' as const }
  await stores.events.append({
    trackingId: 'shop',
    receivedAt: 9,
    events,
    refused: [{ ...refused, body: new Uint8Array() }],
  })
  const told = { placementId: 'p', implementationId: 'i', campaignId: 'c', group: 'CONTENT' as const, visitorId: 'ben' }
  const callback = { kind: 'impression' as const, ts: 1, products: [], gcid: null, gsid: null, receivedAt: 9 }
  await stores.callbacks.record({ ...callback, d: callbackDataOf(told) })
  await stores.callbacks.record({ ...callback, d: 'unreadable' })
  await stores.campaigns.deliver({ ...told, trackingId: 'shop' }, 9)
  for (const key of ['segments-cas', 'other'])
    await stores.stash.write({ namespace: 'n', area: 'public', key, data: 1, storedAt: 9 })
  const data = { visitorId: 'cas', propertyId: 'p', trackingId: 'shop' }
  await stores.notices.set({ namespace: 'n', visitorId: 'cas', due: 9, route: 'segments', data })
  await stores.stamps.write({ trackingId: 'shop', token: 'token', state: 's', storedAt: 9 })
  await stores.errors.keep({ name: 'n', receivedAt: 9, report: {} })
  const list = { property: 'shop', kind: 'ecount', name: 'views' } as const
  await stores.counters.add({ ...list, id: 'A', times: 1, visitorId: 'ann', now: 1, expiresAt: 9 })
  const run = { key: null, data: null, callerData: null, meta: null, due: 9, cancelOnConversion: false }
  for (const visitorId of ['ann', null])
    await stores.runs.defer({ ...run, id: 'mail', invocationId: `of-${visitorId}`, visitorId })

  const placed = placedTables.map(({ table, select, at }) => {
    const rows = database.prepare(select).all() as Parameters<typeof at>[0][]
    return [table, [...new Set(rows.map(at))].sort()]
  })
  const counters = ['shop\0ecount\0views']
  const ofVisitor = ['session_clocks', 'transactions', 'visitor_hours', 'visitor_sessions', 'segment_members']
  const ofExperiences = ['experience_visitors', 'experience_goals', 'visitor_orders']
  const ofSite = [
    'dead_letters',
    'hour_sums',
    'segment_days',
    'segment_sums',
    'shop_fronts',
    'shoppers',
    'shop_products',
  ]
  expect(Object.fromEntries(placed)).toMatchObject({
    events: ['ann', 'shop'],
    visitors: ['ann'],
    ...Object.fromEntries([...ofVisitor, ...ofExperiences].map((table) => [table, ['ann']])),
    ...Object.fromEntries(ofSite.map((table) => [table, ['shop']])),
    callbacks: ['ben', 'unreadable'],
    campaign_visitors: ['ben'],
    stash: ['cas', 'other'],
    notices: ['cas'],
    stamps: ['token'],
    errors: ['site'],
    deferred_runs: ['ann', 'mail'],
    counter_lists: counters,
    counter_items: counters,
    counter_increments: counters,
    counter_visitors: counters,
    order_claims: [expect.stringMatching(/^order shop order-ann-3$/)],
  })
  // Read in their order, because they are numbered anew.
  expect(placedTables.flatMap(({ table, numbered }) => (numbered ? [[table, numbered]] : []))).toEqual([
    ['events', 'position'],
    ['dead_letters', 'position'],
  ])
  database.close()
})
