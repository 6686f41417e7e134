import { expect, test } from 'vitest'
import type { EmittedEvent } from '../../contract/event.ts'
import { anEventQueue, aTracker } from '../testing/a-tracker.ts'

const types = (events: { meta: { type: string } }[]) => events.map(({ meta }) => meta.type)

function aTrackerWithView() {
  const tracker = aTracker()
  tracker.uv.emit('ecView')
  tracker.queued.length = 0
  return tracker
}

test('[EV-17] interceptors change the events of their type, in the order of registration', () => {
  const { uv, queued } = aTrackerWithView()
  uv.intercept('ecUser', (event) => ({ ...event, steps: ['one'] }))
  uv.intercept(/^ecUser$/, (event) => ({ ...event, steps: [...(event.steps as string[]), 'two'] }))
  uv.emit('ecUser', { user: { id: 1 } })
  uv.emit('ecSearch')
  expect(queued[0]).toMatchObject({ steps: ['one', 'two'], user: { id: 1 }, meta: { type: 'ecUser', seq: 4 } })
  expect(queued[1]).not.toHaveProperty('steps')
})

test('[EV-17] an interceptor replaces an event before it is counted and mapped', () => {
  const { uv, queued, cookies } = aTracker()
  uv.intercept('shopPage', ({ page }) => ({ type: page, meta: { type: 'ecView' } }))
  uv.emit('shopPage', { page: 'home' })
  expect(queued[0]).toMatchObject({ type: 'home', subtypes: [], meta: { type: 'ecView' } })
  expect(cookies.permanent.viewNumber).toBe(1)
})

test('[EV-17] an interceptor delays an event with a promise, while other events proceed in their own order', async () => {
  const { uv, queued, clock } = aTrackerWithView()
  const { promise, resolve } = Promise.withResolvers<void>()
  uv.intercept('ecUser', (event) => promise.then(() => ({ ...event, late: true })))
  uv.emit('ecUser', { nth: 1 })
  uv.emit('ecSearch', { nth: 2 })
  const emitted = clock.now()
  await clock.pass(700)
  uv.emit('ecSearch', { nth: 3 })
  expect(queued.map(({ nth }) => nth)).toEqual([2, 3])
  resolve()
  await clock.pass(0)
  expect(queued.map(({ nth }) => nth)).toEqual([2, 3, 1])
  expect(queued[2]).toMatchObject({ late: true, meta: { ts: emitted } })
})

test('[EV-17] event numbers follow the order of emission and are used once each, also when an event was delayed', async () => {
  const { uv, queued, clock, cookies } = aTrackerWithView()
  uv.intercept('ecUser', async (event) => event)
  uv.emit('ecUser')
  uv.emit('ecSearch')
  await clock.pass(0)
  expect(queued.map(({ meta }) => [meta.type, meta.seq])).toEqual([
    ['ecSearch', 5],
    ['ecUser', 4],
  ])
  expect(cookies.permanent.eventNumber).toBe(5)
})

test.each<[string, () => unknown]>([
  [
    'throws',
    () => {
      throw new Error('it broke')
    },
  ],
  ['rejects', () => Promise.reject(new Error('it broke'))],
])('[EV-17] when an interceptor %s, a debug event is emitted and the event is sent unchanged', async (_, fails) => {
  const { uv, queued, clock } = aTrackerWithView()
  uv.intercept('ecUser', (event) => ({ ...event, changed: true }))
  uv.intercept('ecUser', fails)
  uv.emit('ecUser', { user: {} })
  await clock.pass(0)
  const debug = queued.find(({ meta }) => meta.type === 'qubit.debug')
  expect(debug).toMatchObject({ code: 'interceptor', message: 'Error: it broke' })
  const user = queued.find(({ meta }) => meta.type === 'ecUser')
  expect(user).toMatchObject({ user: {} })
  expect(user).not.toHaveProperty('changed')
})

test.each([[undefined], [null], ['text'], [7]])('an interceptor that returns %j changes nothing', (result) => {
  const { uv, queued } = aTrackerWithView()
  uv.intercept('ecUser', () => result)
  uv.emit('ecUser', { user: {} })
  expect(queued[0]).toMatchObject({ user: {}, meta: { type: 'ecUser' } })
})

test('a disposed interceptor receives no more events', () => {
  const { uv, queued } = aTrackerWithView()
  uv.intercept('ecUser', (event) => ({ ...event, changed: true })).dispose()
  uv.emit('ecUser')
  expect(queued[0]).not.toHaveProperty('changed')
})

test('an event that waits for an interceptor is stored unchanged meanwhile, under its final id', async () => {
  const held: EmittedEvent[] = []
  const added: EmittedEvent[] = []
  const { uv, clock } = aTracker({ queue: { ...anEventQueue((e) => added.push(e)), hold: (e) => held.push(e) } })
  uv.emit('ecView')
  uv.intercept('ecUser', async (event) => ({ ...event, changed: true }))
  uv.emit('ecUser', { user: { id: 'u' } })
  expect(held).toMatchObject([{ user: { id: 'u' }, meta: { seq: 4 } }])
  await clock.pass(0)
  const ready = added.find(({ changed }) => changed)
  expect(ready?.meta.id).toBe(held[0]?.meta.id)
})

test('an event that an interceptor turns into one that may not be sent is removed from the queue', async () => {
  const forgotten: string[] = []
  const held: EmittedEvent[] = []
  const { uv, clock, queued } = aTracker({
    queue: { ...anEventQueue(() => {}), hold: (e) => held.push(e), forget: (id) => forgotten.push(id) },
    refuseEvent: ({ meta }) => (meta.type === 'ecSearch' ? 'not collected' : undefined),
  })
  uv.emit('ecView')
  uv.intercept('ecUser', async () => ({ meta: { type: 'ecSearch' } }))
  uv.emit('ecUser')
  await clock.pass(0)
  expect(forgotten).toEqual([held[0]?.meta.id])
  expect(types(queued)).toEqual([])
})

test('[EV-09, EV-17] a delayed event has the numbers, view, address and time of its emission, not of its completion', async () => {
  let url = 'https://shop.test/a'
  const { uv, queued, clock, cookies } = aTracker({ page: () => ({ url, referrerUrl: 'https://search.test/' }) })
  uv.emit('ecView')
  const { promise, resolve } = Promise.withResolvers<void>()
  uv.intercept('ecUser', (event) => promise.then(() => event))
  uv.emit('ecSearch')
  uv.emit('ecUser', { user: { id: 'u' } })
  await clock.pass(3000)
  url = 'https://shop.test/b'
  uv.emit('ecView')
  cookies.change({ permanent: { lifetimeValue: 70 } })
  resolve()
  await clock.pass(0)
  const search = queued.find(({ meta }) => meta.type === 'ecSearch')
  const user = queued.find(({ meta }) => meta.type === 'ecUser')
  expect(user?.context).toEqual(search?.context)
  expect(user?.meta).toEqual({ ...search?.meta, id: expect.anything(), type: 'ecUser', seq: 5 })
  expect(queued.filter(({ meta }) => meta.type === 'ecView').at(-1)?.context.viewNumber).toBe(2)
})

test('[EV-17, EV-05] while an interceptor holds the first view, other events that the page emits belong to that view and are sent', async () => {
  const { uv, queued, enriched, clock, cookies, tracker, log } = aTracker()
  const views: unknown[] = []
  tracker.onView((view) => views.push(view.late))
  uv.intercept('ecView', async (event) => {
    await new Promise<void>((resolve) => clock.after(500, resolve))
    return { ...event, late: true }
  })
  uv.emit('ecView', { type: 'product' })
  const viewTs = clock.now()
  uv.emit('ecProduct', { eventType: 'detail', product: { productId: 'p' } })
  await clock.pass(100)
  uv.emit('ecUser', { user: { id: 'u' } })
  expect(types(queued)).toEqual(['ecProduct', 'ecUser'])
  expect(cookies.permanent.viewNumber).toBe(1)
  await clock.pass(500)
  expect(types(queued)).toEqual(['ecProduct', 'ecUser', 'ecView', 'qubit.session', 'qubit.entrance'])
  expect(queued.map(({ meta }) => meta.seq)).toEqual([4, 5, 1, 2, 3])
  for (const { context } of enriched) expect(context).toMatchObject({ viewNumber: 1, sessionViewNumber: 1, viewTs })
  expect(cookies.permanent).toMatchObject({ viewNumber: 1, sessionNumber: 1 })
  expect(tracker.attributes()).toMatchObject({ view: { late: true }, product: { productId: 'p' }, user: { id: 'u' } })
  expect(views).toEqual([true])
  expect(log.lines).toEqual([])
})

test('[EV-17, MP-06] events held from an earlier view do not change the attributes of the current view, except for the user', async () => {
  const { uv, clock, tracker } = aTracker()
  uv.intercept(/ecView|ecProduct|ecUser/, async (event) => {
    if (event.now) return event
    await new Promise<void>((resolve) => clock.after(500, resolve))
    return event
  })
  const views: unknown[] = []
  tracker.onView(({ type }) => views.push(type))
  uv.emit('ecView', { type: 'first' })
  uv.emit('ecProduct', { eventType: 'detail', product: { productId: 'old' } })
  uv.emit('ecUser', { user: { id: 'u' } })
  uv.emit('ecView', { type: 'second', now: true })
  await clock.pass(1000)
  expect(tracker.attributes()).toMatchObject({ view: { type: 'second' }, user: { id: 'u' } })
  expect(tracker.attributes().product).toBe(undefined)
  expect(views).toEqual(['second'])
})

test('an event that an interceptor turns into a view after a delay counts as a view once it is ready', async () => {
  const { uv, queued, clock, cookies } = aTracker()
  uv.intercept('shopPage', async ({ page }) => ({ type: page, meta: { type: 'ecView' } }))
  uv.emit('shopPage', { page: 'home' })
  await clock.pass(0)
  expect(queued[0]).toMatchObject({ type: 'home', meta: { type: 'ecView' } })
  expect(cookies.permanent.viewNumber).toBe(1)
})
