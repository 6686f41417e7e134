import { expect, test, vi } from 'vitest'
import type { PlacementOptions, PlacementTriggers } from '../../contract/placement.ts'
import { anImplementation, aPlacement } from '../testing/a-placement.ts'
import { aKeyValue } from '../testing/a-run.ts'
import { createConsent } from '../visitor/consent/consent.ts'
import { buildPlacements } from './build-placement-engine.ts'
import { placementLimits } from './placement-limits.ts'
import { aPlacementRun } from './testing/a-placement-run.ts'

const errorsIn = ({ own }: Awaited<ReturnType<typeof aPlacementRun>>) =>
  own
    .filter(({ meta }) => meta.type === 'qubit.placementError')
    .map(({ meta: _meta, context: _context, ...error }) => error)

test('[PL-01] the active version runs with its own triggers, poll and code, and a placement without one does nothing', async () => {
  const [active, draft, poll] = [vi.fn(), vi.fn(), vi.fn(() => ({}))]
  const run = await aPlacementRun(
    [
      {
        id: 'both',
        active: anImplementation({
          id: 'a',
          js: active,
          poll: ['#hero'],
          triggers: { pageType: { op: 'in', values: ['home'] } },
        }),
        draft: anImplementation({ id: 'd', js: draft }),
      },
      { id: 'none', draft: anImplementation({ id: 'd', js: draft }) },
    ],
    { page: { query: poll } },
  )
  await run.view()
  expect(run.asked.map(({ variables }) => [variables.mode, variables.placementId, variables.implementationId])).toEqual(
    [['LIVE', 'both', 'a']],
  )
  expect(active).toHaveBeenCalledOnce()
  expect(poll).toHaveBeenCalledWith('#hero')
  expect(draft).not.toHaveBeenCalled()
})

test.each<[PlacementTriggers, number]>([
  [{ pageType: { op: 'in', values: ['home'] } }, 1],
  [{ pageType: { op: 'in', values: ['product'] } }, 0],
  [{ pageUrl: { op: 'match', values: ['/uk/en/$'] }, deviceType: { op: 'in', values: ['computer'] } }, 1],
  [{ pageUrl: { op: 'match', values: ['/uk/en/$'] }, deviceType: { op: 'in', values: ['mobile'] } }, 0],
])('[PL-02] with the triggers %j on the home page, content is requested %i times', async (triggers, times) => {
  const js = vi.fn()
  const run = await aPlacementRun([aPlacement({ triggers, js })])
  await run.view()
  expect(run.asked).toHaveLength(times)
  expect(js).toHaveBeenCalledTimes(times)
  const delivery = await deliver(run)
  expect([delivery.content, run.asked.length]).toEqual(times ? ['hello', 2] : [null, 0])
})

async function deliver(run: Awaited<ReturnType<typeof aPlacementRun>>, id = 'placement') {
  const asked = run.placements?.deliver(id)
  await run.page.clock.pass(10)
  const delivery = await asked
  if (!delivery) throw new Error('there is no engine')
  return delivery
}

test('[PL-03] an unknown op fails and is reported as an error of placement.js', async () => {
  const js = vi.fn()
  const triggers = { pageType: { op: 'like', values: ['home'] } } as never
  const run = await aPlacementRun([aPlacement({ id: 'odd', triggers, js }), aPlacement({ id: 'good' })])
  await run.view()
  expect(js).not.toHaveBeenCalled()
  expect(run.asked.map(({ variables }) => variables.placementId)).toEqual(['good'])
  expect(errorsIn(run)).toMatchObject([
    { placementId: 'odd', type: 'placement.js', message: 'Unknown op of pageType: like' },
  ])
})

test('[PL-04] the code waits until every selector matches on the page, and gets the elements in the order of the selectors', async () => {
  const seen: unknown[] = []
  const found = new Map<string, object>([['#a', { name: 'a' }]])
  const js = ({ elements }: PlacementOptions) => void seen.push(elements)
  const run = await aPlacementRun([aPlacement({ poll: ['#b', '#a'], js })], {
    page: { query: (selector) => found.get(selector) },
  })
  await run.view({ type: 'home' }, 3000)
  expect(seen).toEqual([])
  found.set('#b', { name: 'b' })
  await run.page.clock.pass(500)
  expect(seen).toEqual([[{ name: 'b' }, { name: 'a' }]])
})

test('[PL-04] a time-out ends the placement for this view without an error', async () => {
  const js = vi.fn()
  const run = await aPlacementRun([aPlacement({ poll: ['#none'], js })])
  await run.view({ type: 'home' }, 60_000)
  expect(js).not.toHaveBeenCalled()
  expect(errorsIn(run)).toEqual([])
})

test('[PL-05] placements are evaluated 5 ms after each view, and those of the previous view are removed first', async () => {
  const happened: string[] = []
  let count = 0
  const js = ({ onRemove }: PlacementOptions) => {
    const name = ++count
    happened.push(`run ${name}`)
    onRemove(() => happened.push(`first of ${name}`))
    onRemove(() => happened.push(`last of ${name}`))
  }
  const run = await aPlacementRun([aPlacement({ js })])
  await run.view({ type: 'home' }, 4)
  expect(run.asked).toEqual([])
  await run.page.clock.pass(1)
  expect(happened).toEqual(['run 1'])
  await run.view()
  expect(happened).toEqual(['run 1', 'last of 1', 'first of 1', 'run 2'])
})

test('[PL-05] of views that follow each other within 5 ms, only the last is evaluated', async () => {
  const run = await aPlacementRun([aPlacement()])
  await run.view({ type: 'home' }, 3)
  await run.view({ type: 'basket' }, 100)
  expect(run.asked.map(({ variables }) => (variables.attributes as { view: { type: string } }).view.type)).toEqual([
    'basket',
  ])
})

test('[PL-05] on a product page, placements wait for the product for up to 1000 ms', async () => {
  const run = await aPlacementRun([aPlacement()])
  const products = () => run.asked.map(({ variables }) => (variables.attributes as { product?: object }).product)
  await run.view({ type: 'product' }, 900)
  expect(products()).toEqual([])
  run.bus?.uv.emit('ecProduct', { eventType: 'detail', product: { productId: 'p' } })
  await run.page.clock.pass(4)
  expect(products()).toEqual([])
  await run.page.clock.pass(1)
  expect(products()).toEqual([expect.objectContaining({ productId: 'p' })])
  await run.view({ type: 'product' }, 999)
  expect(products()).toHaveLength(1)
  await run.page.clock.pass(1)
  expect(products()).toEqual([expect.anything(), undefined])
})

test('[PL-05] placements wait for the user only in a session that has had one', async () => {
  const sessionStorage = Object.assign(aStorage(), {})
  const page = () => ({ window: { sessionStorage } as never })
  const first = await aPlacementRun([aPlacement()], { page: page() })
  await first.view()
  expect(first.asked).toHaveLength(1)
  first.bus?.uv.emit('ecUser', { user: { id: 'u' } })
  await first.page.clock.pass(10)

  const later = await aPlacementRun([aPlacement()], { page: page() })
  await later.view({ type: 'home' }, 500)
  expect(later.asked).toHaveLength(0)
  later.bus?.uv.emit('ecUser', { user: { id: 'u' } })
  await later.page.clock.pass(5)
  expect(later.asked[0]?.variables.attributes).toMatchObject({ user: { id: 'u' } })

  const silent = await aPlacementRun([aPlacement()], { page: page() })
  await silent.view({ type: 'home' }, 999)
  expect(silent.asked).toHaveLength(0)
  await silent.page.clock.pass(1)
  expect(silent.asked).toHaveLength(1)
})

/** A browser's session storage. */
function aStorage() {
  const kept = aKeyValue()
  return {
    length: 0,
    getItem: kept.get,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: kept.remove,
  }
}

test('[PL-12] a new view reports impressions and click-throughs anew', async () => {
  const js = ({ onImpression }: PlacementOptions) => {
    onImpression()
    onImpression()
  }
  const run = await aPlacementRun([aPlacement({ js })])
  await run.view()
  await run.view()
  expect(run.callbacks()).toMatchObject([
    { d: 'data', imp: '1' },
    { d: 'data', imp: '1' },
  ])
})

const clicking = ({ onClickthrough, uv }: PlacementOptions) => {
  onClickthrough()
  uv.emit('ecInteraction', {})
}

test.each(['SAMPLE', 'NULL'] as const)('[PL-14] in mode %s neither callbacks nor events are sent', async (mode) => {
  const run = await aPlacementRun([])
  const contents: unknown[] = []
  const js = (options: PlacementOptions) => {
    contents.push(options.content)
    clicking(options)
    throw new Error('it broke')
  }
  run.preview = { mode }
  buildPlacements(run, [aPlacement({ js })])
  run.placements?.start()
  await run.view()
  await run.page.clock.pass(5000)
  expect(contents).toEqual([mode === 'NULL' ? null : 'hello'])
  expect(run.asked.map(({ variables }) => variables.mode)).toEqual(mode === 'NULL' ? [] : ['SAMPLE'])
  expect(run.callbacks()).toEqual([])
  expect(run.bus?.uv.events.map(({ meta }) => meta.type)).toEqual(['ecView'])
  expect(errorsIn(run)).toEqual([])
})

test.each([
  ['callback data', 'data', 2],
  ['no callback data', null, 0],
])('[PL-14] a preview with %s (%s) sends %i callbacks', async (_, callbackData, count) => {
  const run = await aPlacementRun([], { content: { content: 'hello', campaignId: '7', callbackData } })
  run.preview = { mode: 'PREVIEW' }
  buildPlacements(run, [aPlacement({ js: clicking })])
  run.placements?.start()
  run.countPlacements?.()
  await run.view()
  expect(run.callbacks()).toHaveLength(count)
})

test('[PL-16] an error in the code is reported with its texts cut to the limits, and other placements continue', async () => {
  const good = vi.fn()
  const hook = vi.fn()
  const js = ({ onRemove }: PlacementOptions) => {
    onRemove(hook)
    throw Object.assign(new Error('m'.repeat(300)), { stack: 's'.repeat(3000) })
  }
  const run = await aPlacementRun([aPlacement({ id: 'bad', js }), aPlacement({ id: 'good', js: good })])
  await run.view()
  expect(errorsIn(run)).toEqual([
    {
      placementId: 'bad',
      implementationId: 'implementation',
      type: 'placement.js',
      message: 'm'.repeat(256),
      stack: 's'.repeat(2048),
    },
  ])
  expect([good.mock.calls.length, hook.mock.calls.length]).toEqual([1, 1])
})

test('[PL-16] content that cannot be loaded is reported as a failed request, and the code does not run', async () => {
  const js = vi.fn()
  const run = await aPlacementRun([aPlacement({ id: 'bad', js }), aPlacement({ id: 'good', js })], {
    content: ({ variables }) =>
      variables.placementId === 'bad'
        ? { status: 200, text: '{"errors":[{"message":"Placement not found"}]}' }
        : { status: 200, text: '{"data":{"placementContent":{"content":1}}}' },
  })
  await run.view()
  expect(errorsIn(run)).toMatchObject([
    { placementId: 'bad', type: 'failedRequest', message: 'API error: Placement not found', stack: expect.any(String) },
  ])
  expect(js).toHaveBeenCalledOnce()
  expect(run.counters()).toMatchObject({ requested: 2, delivered: 1, failed: 1 })
})

test('a request aborted because the page is left is not reported as failed, and one of a restored page is', async () => {
  const js = vi.fn()
  const run = await aPlacementRun([aPlacement({ js })], {
    content: () => {
      if (run.asked.length < 3) run.page.leave()
      // The page becomes hidden shortly after it is left.
      if (run.asked.length < 3) run.page.leave(false)
      throw new Error('network or CORS error')
    },
  })
  const whole = placementLimits.leavingMs + 10
  await run.view({ type: 'home' }, whole)
  await run.view({ type: 'home' }, whole)
  expect(errorsIn(run)).toEqual([])
  run.page.restore()
  await run.view({ type: 'home' }, whole)
  expect(errorsIn(run)).toMatchObject([{ type: 'failedRequest' }])
  expect(js).not.toHaveBeenCalled()
})

test('[PL-16] a request that Safari aborts when the next page is asked for, before this one is left, is not reported as failed', async () => {
  await import('../events/emit-view-again.ts') // so that a page that comes back says its view again at once
  let isAborting = true
  const run = await aPlacementRun([aPlacement()], {
    content: () => {
      if (isAborting) throw new Error('network or CORS error')
      return { status: 200, text: JSON.stringify({ data: { placementContent: { content: 'hello' } } }) }
    },
  })
  await run.view({ type: 'home' }, placementLimits.leavingMs / 2)
  run.page.leave()
  await run.page.clock.pass(10_000)
  expect(errorsIn(run)).toEqual([])
  // Nor where the visitor comes back to the page meanwhile.
  run.page.restore()
  await run.view({ type: 'home' }, placementLimits.leavingMs / 2)
  run.page.leave()
  run.page.restore()
  isAborting = false
  await run.page.clock.pass(10_000)
  expect(errorsIn(run)).toEqual([])
  expect(run.counters()).toMatchObject({ failed: 3, delivered: 1 })
})

test('[PL-16] a callback that fails is reported as a failed request', async () => {
  const run = await aPlacementRun([aPlacement({ js: ({ onImpression }) => onImpression() })], {
    callbackStatus: () => 500,
  })
  await run.view({ type: 'home' }, 10_000)
  expect(errorsIn(run)).toMatchObject([
    {
      placementId: 'placement',
      implementationId: 'implementation',
      type: 'failedRequest',
      message: expect.stringMatching(/^GET .* failed: status 500$/),
    },
  ])
})

test('[MP-08] a vertical that is not supported is reported as an error of the placement, and no content is requested', async () => {
  const run = await aPlacementRun([aPlacement()], { config: { vertical: 'travel' } })
  await run.view()
  expect(run.asked).toEqual([])
  expect(errorsIn(run)).toMatchObject([{ placementId: 'placement', message: 'travel vertical not supported' }])
})

test('without content the code runs with null', async () => {
  const contents: unknown[] = []
  const js = ({ content }: PlacementOptions) => void contents.push(content)
  const run = await aPlacementRun([aPlacement({ js })], {
    content: { content: null, campaignId: null, callbackData: null },
  })
  await run.view()
  expect(contents).toEqual([null])
})

test('the code receives all documented options', async () => {
  const seen: PlacementOptions[] = []
  const js = (options: PlacementOptions) => void seen.push(options)
  const run = await aPlacementRun([aPlacement({ js })], { config: { namespace: 'shop' } })
  await run.view()
  const [options] = seen
  expect(options).toMatchObject({
    content: 'hello',
    elements: [],
    meta: {
      cookieDomain: 'shop.test',
      isPreview: false,
      trackingId: 'tracking',
      namespace: 'shop',
      vertical: 'ec',
      placementId: 'placement',
      visitorId: run.visitorId,
    },
  })
  expect(options?.getBrowserState()).toMatchObject({ url: 'https://www.shop.test/uk/en/' })
  expect(await options?.getVisitorState()).toMatchObject({ visitorId: run.visitorId, viewNumber: 1 })
  const heard: string[] = []
  options?.uv.on('*', ({ meta }) => heard.push(meta.type))
  options?.uv.emit('ecA')
  expect(heard).toEqual(['shop.ecA'])
  await run.view()
  run.bus?.uv.emit('ecB')
  expect(heard).not.toContain('shop.ecB')
})

test('an experience gets the content of a placement, also of one without code, and reports on it', async () => {
  const run = await aPlacementRun([{ id: 'items', active: { id: 'a' } }])
  await run.view()
  expect(run.asked).toEqual([])
  const { content, onClickthrough } = await deliver(run, 'items')
  expect(content).toBe('hello')
  onClickthrough('product', ['a'])
  await run.page.clock.pass(100)
  expect(run.callbacks()).toMatchObject([
    { p: 'a', imp: '1' },
    { p: 'a', t: '1' },
  ])
  await expect(run.placements?.deliver('unknown')).rejects.toThrow('There is no placement unknown')
})

test('without consent no content is requested; granting consent evaluates the view, and denying it removes the placements', async () => {
  const consent = createConsent('pending')
  const removed = vi.fn()
  const run = await aPlacementRun([aPlacement({ js: ({ onRemove }) => onRemove(removed) })], { consent })
  await run.view()
  expect(run.asked).toEqual([])
  consent.set('granted')
  await run.page.clock.pass(10)
  expect(run.asked).toHaveLength(1)
  consent.set('denied')
  expect(removed).toHaveBeenCalledOnce()
  await run.view()
  expect(run.asked).toHaveLength(1)
})
