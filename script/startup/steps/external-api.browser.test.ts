import { expect, test } from 'vitest'
import { aBrowserRun } from '../../browser/testing/a-browser-run.ts'

type Visitor = { visitorId: string; viewNumber: number; sample: string }
type Generic = {
  get(key: string): string | undefined
  set(key: string, value: string): void
  remove(key: string): void
}
type Api = {
  visitor: Promise<Visitor>
  cookies: { generic: Generic }
  version: string
  placements: object
  experiences: { list(): unknown[]; explain(id: string): unknown; stop(id: string): void }
  getVisitorState(): Visitor | Promise<Visitor>
  getBrowserState(): Promise<{ url: string }>
  getSegments(): Promise<string[]>
  decorateLink(link: string): string | Promise<string>
}

const shop = window as unknown as { __qubit?: Api; uv: { emit(type: string, data?: object): void } }

function api(): Api {
  if (!shop.__qubit) throw new Error('the script has not begun')
  return shop.__qubit
}

test('[ST-27] page code has the visitor and generic cookie early, and early calls are answered after the external API step', async () => {
  const early: Record<string, unknown> = {}
  const { promise: read, resolve: goOn } = Promise.withResolvers<void>()
  const ended = aBrowserRun({
    page: {
      loaded: () => {
        const { visitor, cookies, getVisitorState, getBrowserState, getSegments, decorateLink, version } = api()
        cookies.generic.set('size', '8')
        Object.assign(early, { size: cookies.generic.get('size'), version, visitor })
        Object.assign(early, { state: getVisitorState(), browser: getBrowserState(), segments: getSegments() })
        early.link = decorateLink('/bag')
        return read
      },
    },
  })
  // Not polled directly, because a promise would be awaited.
  await expect.poll(() => early.link instanceof Promise).toBe(true)
  expect(early).toMatchObject({ size: '8', version: undefined })
  const { visitorId } = await (early.visitor as Promise<Visitor>)
  expect(visitorId).toMatch(/^[0-9a-z]{11}-[0-9a-z]{9}-[0-9a-z]{7}$/)
  const answers = Promise.all(['state', 'browser', 'segments', 'link'].map((name) => early[name]))
  const isAnswered = await Promise.race([answers.then(() => true), new Promise((go) => setTimeout(go, 100, false))])
  expect(isAnswered).toBe(false)
  goOn()
  await ended
  expect(await answers).toEqual([
    expect.objectContaining({ visitorId }),
    expect.objectContaining({ url: location.href }),
    [],
    '/bag',
  ])
})

test('[ST-27] the whole API is available after the external API step', async () => {
  const { run } = await aBrowserRun({ config: { domains: [location.hostname, 'other.test'], propertyId: 'shop' } })
  shop.uv.emit('ecView', { type: 'home' })
  const { visitorId = '' } = run
  expect(api().version).toMatch(/^\d+\.\d+\.\d+/)
  expect(api().placements).toEqual({})
  expect(api().experiences.list()).toEqual([])
  expect(api().experiences.explain('none')).toBe(undefined)
  expect(api().getVisitorState()).toMatchObject({ visitorId, viewNumber: 1, sample: expect.stringMatching(/^\d+$/) })
  expect(await api().getBrowserState()).toMatchObject({ url: location.href })
  expect(await api().getSegments()).toEqual([])
  expect(api().decorateLink('https://other.test/')).toBe(
    `https://other.test/?qb_context_id=${visitorId}&qb_property_id=shop`,
  )
  const { generic } = api().cookies
  generic.set('size', '8')
  expect(generic.get('size')).toBe('8')
  generic.remove('size')
  expect(generic.get('size')).toBe(undefined)
})

test('[UR-04] a link has the id that the page has taken over since, as with consent that was given later', async () => {
  const { run } = await aBrowserRun({ config: { domains: [location.hostname, 'other.test'], propertyId: 'shop' } })
  run.cookies?.change({ permanent: { visitorId: 'visitor-of-another-tab' } })
  expect(api().decorateLink('https://other.test/')).toBe(
    'https://other.test/?qb_context_id=visitor-of-another-tab&qb_property_id=shop',
  )
})

test('[ST-27] the visitor promise resolves to the state after the lookup', async () => {
  const { run } = await aBrowserRun()
  const { viewNumber, visitorId } = await api().visitor
  expect({ viewNumber, visitorId }).toEqual({ viewNumber: 0, visitorId: run.visitorId })
  expect(run.cookies?.session.visitorIsSynced).toBe(true)
})

test('the visitor state is updated with each event', async () => {
  await aBrowserRun()
  const views = () => (api().getVisitorState() as Visitor).viewNumber
  expect(views()).toBe(0)
  shop.uv.emit('ecView', { type: 'home' })
  expect(views()).toBe(1)
  shop.uv.emit('ecView', { type: 'home' })
  expect(views()).toBe(2)
})
