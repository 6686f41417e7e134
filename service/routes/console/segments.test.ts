import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import type { SiteDescription } from '../../../contract/console/site-description.ts'
import { event, happened } from '../../../contract/segments/conditions.ts'
import { steeredSite } from '../../../contract/testing/a-site-description.ts'
import { anEvent } from '../../../contract/testing/an-event.ts'
import { sqliteStorage } from '../../storage/sqlite-storage.ts'
import { aBrowser } from '../../testing/a-browser.ts'
import { aDataFolder } from '../../testing/a-server.ts'
import { aStorage } from '../../testing/a-storage.ts'
import { anApp, testNow } from '../../testing/an-app.ts'
import { askConsole } from '../../testing/ask-console.ts'
import { postEvents } from '../../testing/post-events.ts'

const day = 86_400_000
const today = Math.floor(testNow / day) * day
const when = happened(event('ecProduct', { eventType: 'detail' }), { times: 3, within: '7 days' })
const uses = [{ id: 'offers', name: 'Offers', isIncluded: true }]
const described: SiteDescription = {
  ...steeredSite,
  segments: [{ id: 'keen', name: 'Looked at three', when, byDefault: false, experiences: uses }],
}

type Change = { joined?: unknown; left?: unknown; at?: number; id?: string; seq?: number }

function changeOf({ joined = [], left = [], at = testNow, id = 'visitor-1', seq = 1 }: Change) {
  return anEvent({ joined, left, meta: { type: 'qubit.segmentMembershipChanged', ts: at, seq }, context: { id } })
}

/** A service that is told of changes, each at a time of its own. */
function aShop({ site = described }: { site?: SiteDescription | null } = {}) {
  let now = testNow
  const siteFile = site && join(aDataFolder(), 'site.json')
  if (siteFile) writeFileSync(siteFile, JSON.stringify(site))
  const app = anApp({ now: () => now, configuration: { siteFile } })
  async function tell(changes: Change[], { receivedAt = testNow, headers = aBrowser, trackingId = 'shop' } = {}) {
    now = receivedAt
    await postEvents(app, { events: changes.map(changeOf), headers, trackingId })
    now = testNow
  }
  return { app, tell }
}

type Shop = ReturnType<typeof aShop>
const listOf = async ({ app }: Shop) => (await askConsole(app, 'segments/shop')).json
const countsOf = async (shop: Shop, id: string) => {
  const found = (await listOf(shop)).segments.find((each: { id: string }) => each.id === id)
  return found && [found.members, found.entered, found.left]
}

test('the segments of the site are listed with what they are, who uses them and who is in them', async () => {
  const shop = aShop()
  await shop.tell([{ joined: ['keen'] }, { joined: ['keen'], id: 'visitor-2' }])
  expect(await listOf(shop)).toEqual({
    builtAt: 5,
    segments: [
      {
        id: 'keen',
        name: 'Looked at three',
        when,
        byDefault: false,
        experiences: uses,
        members: 2,
        entered: 2,
        left: 0,
      },
    ],
  })
})

test('a segment that only events name is listed by its id', async () => {
  for (const site of [described, null]) {
    const shop = aShop({ site })
    await shop.tell([{ joined: ['gone'] }])
    const { builtAt, segments } = await listOf(shop)
    expect(builtAt).toBe(site && 5)
    expect(segments.at(-1)).toMatchObject({ id: 'gone', name: 'gone', when: null, members: 1, experiences: [] })
  }
})

test('a visitor who leaves and comes back is counted once, and their ways in and out by day', async () => {
  const shop = aShop()
  await shop.tell([{ joined: ['keen'], at: 1 }], { receivedAt: today - 2 * day })
  await shop.tell([{ left: ['keen'], at: 2 }], { receivedAt: today - day })
  await shop.tell([
    { joined: ['keen'], at: 3 },
    { joined: ['keen'], at: 4 },
  ])
  expect(await countsOf(shop, 'keen')).toEqual([1, 2, 1])
  const { json } = await askConsole(shop.app, 'segments/shop/keen')
  expect(json.segment).toMatchObject({ id: 'keen', members: 1 })
  expect(json.days).toEqual([
    { at: today - 2 * day, entered: 1, left: 0 },
    { at: today - day, entered: 0, left: 1 },
    { at: today, entered: 1, left: 0 },
  ])
})

test('days without a change are there too, and those before a week are not in the sums of the list', async () => {
  const shop = aShop()
  await shop.tell([{ joined: ['keen'], at: 1 }], { receivedAt: today - 7 * day })
  expect(await countsOf(shop, 'keen')).toEqual([1, 0, 0])
  const { json } = await askConsole(shop.app, 'segments/shop/keen')
  expect(json.days).toHaveLength(8)
  expect(json.days[7]).toEqual({ at: today, entered: 0, left: 0 })
})

test('an event that arrives after a later one of the visitor changes nothing, and so does one that is sent again', async () => {
  const shop = aShop()
  await shop.tell([
    { left: ['keen'], at: 9, seq: 2 },
    { joined: ['keen'], at: 9, seq: 1 },
    { joined: ['keen'], at: 8, seq: 3 },
  ])
  expect(await countsOf(shop, 'keen')).toEqual([0, 0, 1])
  const repeated = { ...changeOf({ joined: ['keen'], at: 10 }) }
  for (const _time of [1, 2]) await postEvents(shop.app, { events: [repeated], headers: aBrowser })
  expect(await countsOf(shop, 'keen')).toEqual([1, 1, 1])
})

test('crawlers, other sites, other events and what is no id of a segment are not counted', async () => {
  const shop = aShop()
  await shop.tell([{ joined: ['keen'] }], { headers: { 'user-agent': 'Googlebot/2.1' } })
  await shop.tell([{ joined: ['keen'] }], { trackingId: 'outlet' })
  await shop.tell([{ joined: ['<b>', '', 7, null, 'x'.repeat(65)] }, { joined: 'keen' }, { joined: { 0: 'keen' } }])
  await postEvents(shop.app, { events: [anEvent({ joined: ['keen'], meta: { type: 'ecView' } })], headers: aBrowser })
  const { segments } = await listOf(shop)
  expect(segments).toHaveLength(1)
  expect(segments[0]).toMatchObject({ members: 0, entered: 0 })
})

test('a site has at most 1000 segments that are counted, and those that are known count on', async () => {
  const shop = aShop()
  for (let start = 0; start < 1100; start += 100)
    await shop.tell([{ joined: Array.from({ length: 120 }, (_, at) => `s${start + at}`), at: start + 1 }])
  expect((await listOf(shop)).segments).toHaveLength(1001)
  await shop.tell([{ joined: ['s1', 'new'], id: 'visitor-2' }])
  expect(await countsOf(shop, 's1')).toEqual([2, 2, 0])
  expect(await countsOf(shop, 'new')).toBeUndefined()
})

test('an erased visitor is not a member any more', async () => {
  const shop = aShop()
  const id = 'gone-visitor-1234567890'
  await shop.tell([{ joined: ['keen'], id }, { joined: ['keen'] }])
  const { json } = await askConsole(shop.app, `visitors/shop/${id}`, { method: 'DELETE' })
  expect(json.erased).toContainEqual({ table: 'segment_members', rows: 1 })
  expect(await countsOf(shop, 'keen')).toEqual([1, 2, 0])
})

test('there is no page of a segment that nobody knows', async () => {
  const { status, json } = await askConsole(aShop().app, 'segments/shop/nobodys')
  expect([status, json.error.code]).toEqual([404, 'not_found'])
})

test('what is too old is removed, memberships and days', async () => {
  const storage = aStorage()
  const app = anApp({ storage })
  await postEvents(app, { events: [changeOf({ joined: ['keen'] })], headers: aBrowser })
  expect(await storage.segments.removeOlder(testNow, 10)).toBe(0)
  expect(await storage.segments.removeOlder(testNow + day, 10)).toBe(1)
  expect(await storage.segments.counts('shop', 0)).toEqual([{ segmentId: 'keen', members: 0, entered: 0, left: 0 }])
})

test('segments are filled from events that an earlier version stored', async () => {
  const path = join(aDataFolder(), 'service.sqlite')
  const before = sqliteStorage(path)
  await postEvents(anApp({ storage: before }), { events: [changeOf({ joined: ['keen'] })], headers: aBrowser })
  await before.close()
  const database = new DatabaseSync(path)
  for (const table of ['segment_members', 'segment_sums', 'segment_days']) database.exec(`DROP TABLE ${table}`)
  database.close()
  for (const _start of ['first', 'second']) {
    const storage = sqliteStorage(path)
    expect(await storage.segments.counts('shop', 0)).toEqual([{ segmentId: 'keen', members: 1, entered: 1, left: 0 }])
    await storage.close()
  }
})
