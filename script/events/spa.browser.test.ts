import { expect, onTestFinished, test } from 'vitest'
import type { WireEvent } from '../../contract/event.ts'
import { aBrowserRun } from '../browser/testing/a-browser-run.ts'
import { anExperience } from '../testing/an-experience.ts'

type TestWindow = { navigation?: unknown; uv?: { emit(type: string, data: object): void } }

test.each([
  ['with the Navigation API', undefined],
  ['without it', { value: undefined }],
  ['with an element of that id in its place', { value: document.createElement('nav') }],
  ['with a variable of the page in its place', { value: { open: true } }],
])(
  '[BD-06] a history navigation ends the view, and the next view starts one task after the shop has published it: %s',
  async (_, instead) => {
    const page = window as unknown as TestWindow
    const before = location.href
    // Some engines have none.
    const own = Object.getOwnPropertyDescriptor(window, 'navigation') ?? { value: undefined, configurable: true }
    if (instead) Object.defineProperty(window, 'navigation', { ...instead, configurable: true })
    onTestFinished(() => {
      history.replaceState(null, '', before)
      Object.defineProperty(window, 'navigation', own)
    })
    const happened: string[] = []
    const execution = () => {
      const { pathname } = location
      happened.push(`run ${pathname}`)
      return { remove: () => happened.push(`removed ${pathname}`) }
    }
    history.replaceState(null, '', '/one')
    const { run } = await aBrowserRun({ config: { spa: true }, experiences: [anExperience({ execution })] })
    const views = () => run.cookies?.permanent.viewNumber
    const publish = (type: string) => page.uv?.emit('ecView', { type })
    publish('home')
    publish('home')
    await expect.poll(() => happened).toEqual(['run /one'])
    expect(views()).toBe(1)

    history.replaceState(null, '', '/one#part')
    publish('home')
    expect(happened).toHaveLength(1)

    history.pushState(null, '', '/two')
    expect(happened).toEqual(['run /one', 'removed /one'])
    publish('product')
    expect(views()).toBe(1)
    await new Promise((resolve) => setTimeout(resolve))
    expect(views()).toBe(2)
    await expect.poll(() => happened.at(-1)).toBe('run /two')

    history.back()
    await expect.poll(() => happened.at(-1)).toBe('removed /two')
    publish('home')
    await expect.poll(() => happened.at(-1)).toBe('run /one')
    expect(views()).toBe(3)
  },
)

test('[BD-06] without spa a history navigation is ignored', async () => {
  const before = location.href
  onTestFinished(() => history.replaceState(null, '', before))
  const { run } = await aBrowserRun({ experiences: [anExperience()] })
  const publish = () => (window as unknown as TestWindow).uv?.emit('ecView', { type: 'home' })
  publish()
  await expect.poll(() => run.engine?.explain('experience')?.progress).toBe('executed')
  history.pushState(null, '', '/elsewhere')
  expect(run.engine?.explain('experience')?.progress).toBe('executed')
  publish()
  publish()
  expect(run.cookies?.permanent.viewNumber).toBe(3)
})

test('[BD-06, EV-06, VI-07] views emitted while the script starts have their own address, products and campaign', async () => {
  const before = location.href
  onTestFinished(() => history.replaceState(null, '', before))
  const read = Promise.withResolvers<void>()
  const happened: string[] = []
  const execution = () => {
    const { pathname } = location
    happened.push(`run ${pathname}`)
    return { remove: () => happened.push(`removed ${pathname}`) }
  }
  const emit = (type: string, data: object) => (window as unknown as TestWindow).uv?.emit(type, data)
  const show = (type: string, productId: string) => {
    emit('ecView', { type })
    emit('ecView', { type })
    emit('ecProduct', { eventType: 'detail', product: { productId } })
  }
  history.replaceState(null, '', '/one?utm_source=mail')
  const running = aBrowserRun({
    config: { spa: true },
    page: { loaded: () => read.promise },
    experiences: [anExperience({ execution })],
  })
  await expect.poll(() => (window as unknown as TestWindow).uv?.emit).toBeTypeOf('function')
  await new Promise((resolve) => setTimeout(resolve))
  show('home', 'a')
  const stored = () => Object.keys(localStorage).filter((key) => key.startsWith('qb_queue:')).length
  expect(stored()).toBe(4)
  // A script of the shop first cleans the address, then the shop itself navigates.
  history.replaceState(null, '', '/one')
  history.pushState(null, '', '/two')
  show('product', 'b')
  expect(stored()).toBe(6)
  read.resolve()
  const { run, sent } = await running
  await expect.poll(() => sent.filter(({ meta }) => meta.type === 'ecProduct')).toHaveLength(2)
  const seen = sent
    .filter(({ meta }) => !meta.type.startsWith('qubit.'))
    .map(({ meta, context, type, product }) => [
      ...[context.viewNumber, new URL(meta.url).pathname + new URL(meta.url).search],
      ...[
        new URL(meta.referrerUrl || 'https://none.test/').pathname,
        type ?? (product as { productId: string }).productId,
      ],
    ])
  const referrer = document.referrer ? new URL(document.referrer).pathname : '/'
  expect(seen).toEqual([
    [1, '/one?utm_source=mail', referrer, 'home'],
    [1, '/one?utm_source=mail', referrer, 'a'],
    [2, '/two', '/one', 'product'],
    [2, '/two', '/one', 'b'],
  ])
  expect(sent.find(({ meta }) => meta.type === 'qubit.entrance')).toMatchObject({ hasUtm: true })
  expect(run.tracker?.attributes()).toMatchObject({ view: { type: 'product' }, product: { productId: 'b' } })
  await expect.poll(() => happened).toEqual(['run /two'])
})

test('[BD-06, EV-06] calls stored by the stub have the address and time of the call, whatever the address is when the script starts', async () => {
  const before = location.href
  onTestFinished(() => history.replaceState(null, '', before))
  history.replaceState(null, '', '/one?utm_source=mail')
  const called = Date.now()
  const url = location.href
  const moment = { ts: called, url, referrerUrl: document.referrer, title: document.title }
  const heard: WireEvent[] = []
  const kept = {
    q: [
      ['onEnrichment', ['*', (event: WireEvent) => heard.push(event)]],
      ['emit', ['ecView', { type: 'home' }], undefined, moment],
    ],
  }
  Object.assign(window, { uv: kept })
  history.replaceState(null, '', '/two')
  await new Promise((resolve) => setTimeout(resolve, 60))
  await aBrowserRun()
  // For one visitor in a hundred, statistics are sent as well (ST-22).
  const [view, , entrance, ...more] = heard.filter(({ meta }) => meta.type !== 'qubit.debug')
  expect(more).toEqual([])
  expect(view?.meta.url).toBe(url)
  expect(view?.meta.ts).toBe(called)
  expect(entrance).toMatchObject({ hasUtm: true, meta: { url } })
})
