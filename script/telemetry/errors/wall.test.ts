import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Page } from '../../browser/page.ts'
import { aLeaf, anIndex } from '../../segments/testing/an-index.ts'
import type { Request } from '../../services/remote/request.ts'
import { runSteps } from '../../startup/run-steps.ts'
import { steps } from '../../startup/steps.ts'
import { aJar } from '../../testing/a-jar.ts'
import { aPlacement } from '../../testing/a-placement.ts'
import { aRun } from '../../testing/a-run.ts'
import { anExperience } from '../../testing/an-experience.ts'
import { createConsent } from '../../visitor/consent/consent.ts'
import { walledPage } from './error-boundary-page.ts'

/** The unhandled rejections, which a page would receive as `unhandledrejection`. */
const unhandled: unknown[] = []
const note = (reason: unknown) => void unhandled.push(reason)
beforeAll(() => {
  ;(globalThis as unknown as Node).process.on('unhandledRejection', note)
  // The script reads session storage from it, and finds none.
  vi.stubGlobal('window', {})
})
afterAll(() => {
  ;(globalThis as unknown as Node).process.off('unhandledRejection', note)
  vi.unstubAllGlobals()
})

type Node = { process: Record<'on' | 'off', (name: string, fn: (reason: unknown) => void) => void> }
type Members = Record<string, unknown>
type Broken = { member: string; from: number }

const content = '{"data":{"placementContent":{"content":1,"callbackData":"d"}},"state":"","history":{"views":1}}'

/** Returns a page with one member, such as `jar.write`, that throws from its n-th call on. */
function breaking(page: Page, what: Broken): Page {
  const { member } = what
  const [name = '', inner] = member.split('.')
  let calls = 0
  const throwing = (holder: Members, key: string) => {
    const original = holder[key] as (...given: unknown[]) => unknown
    return {
      ...holder,
      [key](...given: unknown[]) {
        calls++
        if (calls >= what.from) throw new Error(`${member} broke`)
        return original.apply(holder, given)
      },
    }
  }
  const members = page as unknown as Members
  const changed = inner ? { ...members, [name]: throwing(members[name] as Members, inner) } : throwing(members, name)
  return changed as unknown as Page
}

/** Runs a visit with work for every engine on a page with a broken member, and returns the errors that reached the page. */
async function visit(
  what: Broken,
  { afterStart = false } = {},
): Promise<{ escaped: unknown[]; caught: unknown[]; requests: readonly Request[] }> {
  unhandled.length = 0
  const escaped: unknown[] = []
  const caught: unknown[] = []
  const stored: ((value: string) => void)[] = []
  const onError = (error: unknown) => void caught.push(error)
  const base = aRun({
    jar: aJar({ _qubitTracker: 'visitor-0', _ga: 'GA1.2.3.4' }),
    config: {
      segments: anIndex({ sawProduct: aLeaf({ segments: ['product-lovers'] }) }),
      flags: { compression: false, ga: true },
      sources: { ga4: true },
    },
    experiences: [
      anExperience({
        has_ga_4_integration: true,
        solution_options: { poll: ['#later'] },
        execution: ({ emitMetric }: { emitMetric: (type: string) => void }) => emitMetric('seen'),
      }),
    ],
    placements: [aPlacement({ js: ({ onImpression }) => onImpression(true) })],
    reply: ({ url }) => ({
      status: 200,
      text: url.endsWith('/graphql') ? content : '{"status":{"code":200},"rejected":[],"history":{"views":1}}',
    }),
    page: {
      rethrow: (error) => void escaped.push(error),
      onStored: (_, task) => void stored.push(task),
      query: () => ({}),
    },
  })
  const { clock } = base.page
  const calls = { ...what, from: afterStart ? Number.POSITIVE_INFINITY : what.from }
  const run = {
    ...base,
    page: walledPage(breaking(base.page, calls), onError),
    consent: createConsent('granted', onError),
  }
  base.page.uv().q = [['emit', ['ecView', { type: 'product' }]]]
  const calling = async (task: () => unknown) => {
    try {
      await task()
    } catch (error) {
      escaped.push(error)
    }
  }
  await runSteps(steps, run).catch(onError) // like main
  await vi.dynamicImportSettled()
  if (afterStart) calls.from = 1
  await calling(() => clock.pass(1500))
  await calling(() => {
    run.bus?.uv.emit('ecView', { type: 'home' })
    run.bus?.uv.emit('ecBasketTransactionSummary', { transaction: { id: 'o1' }, basket: {} })
  })
  await calling(() => clock.pass(6000))
  await calling(() => {
    base.page.leave(false)
    base.page.leave(true)
    base.page.restore()
    for (const task of stored) task('')
    run.consent.set('denied')
    run.consent.set('granted')
  })
  await calling(() => clock.pass(70_000))
  // Lets parts finish that are loaded without waiting.
  await vi.dynamicImportSettled()
  await clock.pass(0)
  await new Promise((resolve) => setTimeout(resolve))
  return { escaped, caught, requests: base.page.requests }
}

const members = [
  // All members except clock and timers, which do not fail in browsers.
  ...['random', 'timezoneOffset', 'host', 'facts', 'userAgent', 'touchPoints', 'webdriver', 'doNotTrack', 'screen'],
  ...['jar.values', 'jar.names', 'jar.write', 'storage.get', 'storage.set', 'storage.remove', 'storage.keys', 'send'],
  ...['alone', 'loaded', 'texts', 'uv', 'namespace', 'query', 'path', 'onLeaving', 'onRestored', 'onStored'],
]

test.each(members)('[ER-01] when %s starts to throw at any time, no error reaches the page', async (member) => {
  for (const from of [1, 2, 3, 5, 8, 20]) {
    const { escaped } = await visit({ member, from })
    expect({ from, escaped, unhandled }).toEqual({ from, escaped: [], unhandled: [] })
  }
  const { escaped } = await visit({ member, from: 1 }, { afterStart: true })
  expect({ escaped, unhandled }).toEqual({ escaped: [], unhandled: [] })
})

test('the visit used by these tests uses every part of the script', async () => {
  const { requests, escaped, caught } = await visit({ member: 'send', from: Number.POSITIVE_INFINITY })
  expect([escaped, caught]).toEqual([[], []])
  const asked = new Set(requests.map(({ url }) => new URL(url).pathname.split('/')[1]))
  expect([...asked].sort()).toEqual(['cb', 'events', 'graphql', 'lookup', 'qfn', 'stamp', 'stash'])
  const types = requests
    .filter(({ url }) => url.includes('/events/'))
    .flatMap(({ body }) => JSON.parse(String(body)).map(({ meta }: { meta: { type: string } }) => meta.type))
  expect(types).toEqual(
    expect.arrayContaining(['ecView', 'qubit.experience', 'qubit.metric', 'ecBasketTransactionSummary']),
  )
})

test('[ER-01] errors that are kept from the page are reported to the error handler', async () => {
  const { caught } = await visit({ member: 'jar.write', from: 1 }, { afterStart: true })
  expect(caught).toContainEqual(new Error('jar.write broke'))
})
