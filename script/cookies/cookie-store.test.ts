import { expect, test } from 'vitest'
import { cookieStore } from '../startup/steps/cookie-store.ts'
import { aClock } from '../testing/a-clock.ts'
import { aJar } from '../testing/a-jar.ts'
import { aRun } from '../testing/a-run.ts'
import { aSession, aVisitor } from '../testing/an-open-run.ts'
import { openCookieStore } from './cookie-store.ts'
import { permanentFields } from './permanent-cookie.ts'
import { sessionFields } from './session-cookie.ts'
import { decodeState, defaultsOf, encodeState } from './state-codec.ts'

const minute = 60_000
const offset = 126_144_000_000

function aStore({ jar = aJar(), clock = aClock() } = {}) {
  const repairs: string[] = []
  const large: string[] = []
  const store = openCookieStore({
    jar,
    domain: 'shop.test',
    onRepair: (name, what) => repairs.push(`${name}: ${what}`),
    onLarge: (name, length) => large.push(`${name} ${length}`),
    ...clock,
  })
  /** Returns the state stored in the permanent cookie. */
  const written = () =>
    decodeState(permanentFields, jar.cookies.get('qb_permanent') ?? '', { vital: [], now: clock.now() }).state
  const writesOf = (name: string) => jar.writes.filter((write) => write.name === name)
  return { jar, clock, store, repairs, large, written, writesOf }
}

test('[CK-12] several changes within 5000 ms cause one write, of the latest state, 5000 ms after the first change', async () => {
  const { clock, store, writesOf, written } = aStore()
  for (let viewNumber = 1; viewNumber <= 5; viewNumber++) {
    store.change({ permanent: { viewNumber } })
    expect(store.permanent.viewNumber).toBe(viewNumber)
    await clock.pass(999)
  }
  expect(writesOf('qb_permanent')).toHaveLength(0)
  await clock.pass(5)
  expect(writesOf('qb_permanent')).toHaveLength(1)
  expect(writesOf('qb_session')).toHaveLength(1)
  expect(written().viewNumber).toBe(5)
  await clock.pass(20_000)
  expect(writesOf('qb_permanent')).toHaveLength(1)
})

test('saving blocks the page once, however many cookies are written', () => {
  const { store, jar, writesOf } = aStore()
  const { waits } = jar
  store.generic.set('a', 'b')
  store.change({ permanent: { viewNumber: 1 }, session: { sessionViewNumber: 1 } })
  store.save()
  for (const name of ['qb_permanent', 'qb_session', 'qb_generic']) expect(writesOf(name)).toHaveLength(1)
  expect(jar.waits - waits).toBe(1)
})

test('[CK-12] a change after the write on leaving waits for 5000 ms of its own', async () => {
  const { clock, store, writesOf } = aStore()
  store.change({ permanent: { viewNumber: 1 } })
  await clock.pass(1000)
  store.save()
  await clock.pass(1000)
  store.change({ permanent: { viewNumber: 2 } })
  await clock.pass(4999)
  expect(writesOf('qb_permanent')).toHaveLength(1)
  await clock.pass(1)
  expect(writesOf('qb_permanent')).toHaveLength(2)
})

test('pending changes are written at once when the page is left, and nothing is written without changes', () => {
  const run = aRun()
  run.domain = 'shop.test'
  cookieStore(run)
  run.page.leave()
  expect(run.page.jar.cookies.size).toBe(0)
  run.cookies?.change({ permanent: { viewNumber: 1 } })
  run.page.leave()
  run.page.leave()
  expect(run.page.jar.writes.filter(({ name }) => name === 'qb_permanent')).toHaveLength(1)
})

test('[ST-16] opening waits for the browser once, for the test cookie: the stored state is read before it', () => {
  const run = aRun()
  run.domain = 'shop.test'
  cookieStore(run)
  expect(run.page.jar.writes.map(({ name, lifeMs }) => [name, lifeMs > 0])).toEqual([
    ['qb_test', true],
    ['qb_test', false],
  ])
  expect(run.page.jar.waits).toBe(1)
})

test('page loads in quick succession count every view', () => {
  const jar = aJar()
  const clock = aClock()
  for (let page = 0; page < 4; page++) {
    const { store } = aStore({ jar, clock })
    store.change({ permanent: { viewNumber: store.permanent.viewNumber + 1 } })
    store.save()
  }
  expect(aStore({ jar, clock }).store.permanent.viewNumber).toBe(4)
})

test('[CK-09] each write renews the 30-minute lifetime of the session cookie', async () => {
  const { clock, store, writesOf } = aStore()
  for (let views = 1; views <= 3; views++) {
    store.change({ session: { sessionViewNumber: views } })
    await clock.pass(5000)
  }
  expect(writesOf('qb_session').map(({ lifeMs }) => lifeMs)).toEqual([30 * minute, 30 * minute, 30 * minute])
})

test('[CK-09] a session is kept until its last write on this page is 30 minutes old', async () => {
  const { clock, store } = aStore()
  store.change({ session: { sessionViewNumber: 1 } })
  await clock.pass(5000)
  await clock.pass(30 * minute - 1)
  expect(store.session.sessionViewNumber).toBe(1)
  await clock.pass(1)
  expect(store.session).toEqual(aSession())
})

test('[CK-09] the age counts from the last write, not from the page load', async () => {
  const { clock, store } = aStore()
  await clock.pass(25 * minute)
  store.change({ session: { sessionViewNumber: 1 } })
  await clock.pass(29 * minute)
  expect(store.session.sessionViewNumber).toBe(1)
})

test('[CK-09] a change that is not written yet keeps the session alive', async () => {
  const { clock, store } = aStore()
  await clock.pass(30 * minute - 1000)
  store.change({ session: { sessionViewNumber: 1 } })
  await clock.pass(3000)
  expect(store.session.sessionViewNumber).toBe(1)
})

test('[CK-09] on load a session continues when its cookie still exists, and starts from the defaults when it does not', () => {
  const kept = aJar({ qb_session: encodeState(sessionFields, aSession({ sessionViewNumber: 4 })) })
  expect(aStore({ jar: kept }).store.session.sessionViewNumber).toBe(4)
  expect(aStore().store.session).toEqual(defaultsOf(sessionFields))
})

test.each([
  [1, 1],
  [0, 0],
  [minute, 1],
  [minute + 1, 2],
  [10 * minute - 1, 10],
])('[CK-07] an expiration %i ms after the offset is stored as %i minutes', (ms, minutes) => {
  const deliverCloseTime = [{ experimentId: 'e', expiration: offset + ms }]
  const encoded = encodeState(permanentFields, aVisitor({ deliverCloseTime }))
  expect(encoded.split(':')[6]).toBe(`e=${minutes}`)
  const read = decodeState(permanentFields, encoded, { vital: [], now: 0 }).state.deliverCloseTime
  expect(read).toEqual([{ experimentId: 'e', expiration: offset + minutes * minute }])
})

test('[CK-07] expired close times are dropped on write', async () => {
  const { clock, store, written } = aStore()
  const at = (experimentId: string, ms: number) => ({ experimentId, expiration: clock.now() + ms })
  store.change({ permanent: { deliverCloseTime: [at('past', -1), at('now', 5000), at('later', 10 * minute)] } })
  await clock.pass(5000)
  expect(written().deliverCloseTime.map(({ experimentId }) => experimentId)).toEqual(['later'])
  expect(store.permanent.deliverCloseTime).toHaveLength(1)
})

test('[CK-19] a cookie with missing trailing fields is read with their defaults, and is written in full next time', () => {
  const jar = aJar({ qb_permanent: 'old-visitor:12:3:4:5:6', qb_session: '7:1' })
  const { store, repairs } = aStore({ jar })
  const numbers = { viewNumber: 12, entranceViewNumber: 3, sessionNumber: 4, entranceNumber: 5, eventNumber: 6 }
  expect(store.permanent).toEqual(aVisitor({ visitorId: 'old-visitor', ...numbers }))
  expect(store.session).toEqual(aSession({ sessionViewNumber: 7, visitorIsSynced: true }))
  expect(repairs).toEqual([])
  store.change({ permanent: { viewNumber: 13 } })
  store.save()
  expect(jar.cookies.get('qb_permanent')?.split(':')).toHaveLength(40)
  expect(jar.cookies.get('qb_session')?.split(':')).toHaveLength(11)
})

test.each([
  ['cut off', `${encodeState(permanentFields, aVisitor({ viewNumber: 3 }))}`.replace(':USD:', ':%:'), 3],
  ['reset', 'some-id:many', 0],
  ['surplus', `${encodeState(permanentFields, aVisitor({ viewNumber: 3 }))}:more`, 3],
])(
  '[CK-16] a corrupt cookie does not break the run, and its repair is logged: %s',
  async (what, qb_permanent, viewNumber) => {
    const run = aRun({ jar: aJar({ qb_permanent }) })
    run.domain = 'shop.test'
    await cookieStore(run)
    expect(run.cookies?.permanent.viewNumber).toBe(viewNumber)
    const lines = run.log.lines.filter(({ message }) => message.startsWith('Cookie qb_permanent: '))
    expect(lines.map(({ message }) => message.includes(what))).toEqual([true])
  },
)

test('of two visible cookies, the one written for the chosen domain is read', () => {
  const parent = encodeState(permanentFields, aVisitor({ viewNumber: 1, domain: 'test' }))
  const own = encodeState(permanentFields, aVisitor({ viewNumber: 2, domain: 'shop.test' }))
  const jar = { ...aJar(), values: (name: string) => (name === 'qb_permanent' ? [parent, own] : []) }
  expect(aStore({ jar }).store.permanent.viewNumber).toBe(2)
})

test('the visitor id cookie is rewritten whenever it differs from the permanent cookie', () => {
  const { jar, store, writesOf } = aStore({ jar: aJar({ _qubitTracker: 'other' }) })
  store.change({ permanent: { visitorId: 'mine' } })
  store.save()
  store.change({ permanent: { viewNumber: 2 } })
  store.save()
  expect(jar.cookies.get('_qubitTracker')).toBe('mine')
  expect(writesOf('_qubitTracker')).toHaveLength(1)
})

test('[CK-05] a text that contains the top-level separator is refused with an error that names the field, and the stored value stays', () => {
  const { store, written } = aStore()
  store.change({ permanent: { visitorHistory: 'before' } })
  expect(() => store.change({ permanent: { viewNumber: 9, visitorHistory: 'a:b' } })).toThrow(
    "Cookie qb_permanent: visitorHistory contains ':'",
  )
  store.save()
  expect(written()).toMatchObject({ visitorHistory: 'before', viewNumber: 0 })
})

test('[CK-05] only an IP address may contain the separator, and is read back unchanged', () => {
  const { store, written } = aStore()
  store.change({ permanent: { ipAddress: '2001:db8::1' } })
  store.save()
  expect(written().ipAddress).toBe('2001:db8::1')
})

test('[CK-06] changing a field that the cookie does not have fails with an error that names cookie and field', () => {
  const { store } = aStore()
  expect(() => store.change({ permanent: { colour: 'red' } as never })).toThrow(
    'Cookie qb_permanent has no field colour',
  )
  expect(() => store.change({ session: { viewNumber: 1 } as never })).toThrow(
    'Cookie qb_session has no field viewNumber',
  )
})

test('[CK-14] state that was last written more than 365 days ago is ignored; exactly 365 days is not', () => {
  const clock = aClock()
  const year = 365 * 24 * 60 * minute
  const read = (age: number) => {
    const updatedAt = clock.now() - age
    const jar = aJar({ qb_permanent: encodeState(permanentFields, aVisitor({ viewNumber: 7, updatedAt })) })
    return aStore({ jar, clock }).store.permanent
  }
  expect(read(year).viewNumber).toBe(7)
  expect(read(year + 1)).toEqual(defaultsOf(permanentFields))
})

test('[CK-15] a cookie of more than 2000 characters is reported with its name and length, and is still written', () => {
  const { store, large, written } = aStore()
  const bare = `qb_permanent=${encodeState(permanentFields, { ...aVisitor(), domain: 'shop.test', updatedAt: aClock().now() })}`
  const fill = (length: number) =>
    store.change({ permanent: { ...aVisitor(), visitorState: 'x'.repeat(length - bare.length) } })
  fill(2000)
  store.save()
  expect(large).toEqual([])
  fill(2001)
  store.save()
  expect(large).toEqual(['qb_permanent 2001'])
  expect(written().visitorState).toHaveLength(2001 - bare.length)
})

test('[CK-20] without a cookie of the chosen domain, the one written last is read; for sessions, the one with more views', () => {
  const clock = aClock()
  const of = (domain: string, updatedAt: number, viewNumber: number) =>
    encodeState(permanentFields, aVisitor({ domain, updatedAt, viewNumber }))
  const jar = aJar()
  const several = (name: string) =>
    name === 'qb_permanent'
      ? [of('a.test', clock.now() - 9, 1), of('b.test', clock.now() - 5, 2), of('c.test', clock.now() - 7, 3)]
      : [aSession({ sessionViewNumber: 1 }), aSession({ sessionViewNumber: 4 })].map((each) =>
          encodeState(sessionFields, each),
        )
  const { store } = aStore({ jar: { ...jar, values: several }, clock })
  expect(store.permanent.viewNumber).toBe(2)
  expect(store.session.sessionViewNumber).toBe(4)
})

test('[CK-21] two tabs add up what each has counted, and neither undoes the counts of the other', () => {
  const jar = aJar({ qb_permanent: encodeState(permanentFields, aVisitor({ viewNumber: 10, domain: 'shop.test' })) })
  const clock = aClock()
  const [one, two] = [aStore({ jar, clock }), aStore({ jar, clock })]
  const view = ({ store }: typeof one) =>
    store.change({
      permanent: { viewNumber: store.permanent.viewNumber + 1 },
      session: { sessionViewNumber: store.session.sessionViewNumber + 1 },
    })
  view(one)
  view(two)
  view(two)
  one.store.save()
  two.store.save()
  view(one)
  one.store.save()
  expect(one.written().viewNumber).toBe(14)
  expect(one.store.session.sessionViewNumber).toBe(4)
})

test('[CK-21] times are merged, lists are united by id, and values changed by this page win', () => {
  const ran = (experienceId: string, timesActivated: number) => ({
    experienceId,
    probability: 0.5,
    timesActivated,
    iterationId: '1',
  })
  const start = aVisitor({ domain: 'shop.test', currency: 'GBP', experienceState: [ran('a', 1), ran('b', 1)] })
  const jar = aJar({ qb_permanent: encodeState(permanentFields, start) })
  const clock = aClock()
  const [one, two] = [aStore({ jar, clock }), aStore({ jar, clock })]
  const t = clock.now()
  one.store.change({
    permanent: {
      firstViewTs: t - 50,
      lastViewTs: t - 50,
      currency: 'EUR',
      experienceState: [ran('a', 2), ran('b', 1)],
    },
  })
  two.store.change({
    permanent: { firstViewTs: t - 90, lastViewTs: t - 10, experienceState: [ran('a', 1), ran('b', 5), ran('c', 1)] },
  })
  one.store.save()
  two.store.save()
  expect(two.written()).toMatchObject({ firstViewTs: t - 90, lastViewTs: t - 10, currency: 'EUR' })
  expect(two.written().experienceState).toEqual([ran('a', 2), ran('b', 5), ran('c', 1)])
})

test('[CK-21] numbers that a lookup returns to both tabs are not added up', () => {
  const jar = aJar({ qb_permanent: encodeState(permanentFields, aVisitor({ viewNumber: 3, domain: 'shop.test' })) })
  const clock = aClock()
  const [one, two] = [aStore({ jar, clock }), aStore({ jar, clock })]
  for (const { store } of [one, two]) store.raise({ viewNumber: 10 })
  two.store.change({ permanent: { viewNumber: 11 } })
  one.store.save()
  two.store.save()
  expect(two.written().viewNumber).toBe(11)
})

test('[VI-12] [CK-21] the location from a lookup is kept when the cookie was written before the lookup answered', () => {
  const { store, written } = aStore()
  store.change({ permanent: { visitorId: 'a-b-c', viewNumber: 1 } })
  store.save()
  store.raise({ viewNumber: 4, lifetimeValue: 9.5, countryCode: 'CA', ipAddress: '10.0.0.1' })
  store.refresh()
  store.save()
  const answer = { viewNumber: 4, lifetimeValue: 9.5, countryCode: 'CA', ipAddress: '10.0.0.1' }
  expect(store.permanent).toMatchObject(answer)
  expect(written()).toMatchObject(answer)
})

test('[CK-21] [VI-08] with two entrances, the views of the later one count, whichever tab began it', () => {
  const before = { viewNumber: 9, entranceNumber: 3, entranceViewNumber: 7, domain: 'shop.test' }
  const open = () => {
    const jar = aJar({ qb_permanent: encodeState(permanentFields, aVisitor(before)) })
    const clock = aClock()
    return [aStore({ jar, clock }), aStore({ jar, clock })] as const
  }
  const entrance = { entranceNumber: 4, entranceViewNumber: 1, viewNumber: 10 }
  const view = { entranceViewNumber: 8, viewNumber: 10 }
  for (const [first, second, expected] of [
    [entrance, view, 2],
    [view, entrance, 1],
    [view, view, 9],
  ] as const) {
    const [one, two] = open()
    one.store.change({ permanent: first })
    two.store.change({ permanent: second })
    one.store.save()
    two.store.save()
    expect(two.written()).toMatchObject({ viewNumber: 11, entranceViewNumber: expected })
  }
})

test("[CK-03] a cookie that the browser refuses because of another writer's long text is written without that text, which is logged once", () => {
  const jar = aJar({
    qb_permanent: encodeState(permanentFields, aVisitor({ viewNumber: 3, visitorHistory: 'x'.repeat(4030) })),
  })
  const { store, written, repairs } = aStore({ jar })
  for (const viewNumber of [4, 5]) {
    store.change({ permanent: { viewNumber } })
    store.save()
    expect(written()).toMatchObject({ viewNumber, visitorId: 'abc-def-ghi', visitorHistory: '' })
  }
  expect(repairs).toEqual(['qb_permanent: refused by the browser, long texts dropped'])
})
