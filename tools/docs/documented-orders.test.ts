import { expect, test } from 'vitest'
import { anEvent } from '../../contract/testing/an-event.ts'
import { aBrowser } from '../../service/testing/a-browser.ts'
import { anApp } from '../../service/testing/an-app.ts'
import { anExperiment } from '../../service/testing/an-experiment.ts'
import { fetchCounted, postAll } from '../../service/testing/results-of.ts'
import { readBlocks } from './commands/read-commands.ts'

const pixel = readBlocks().find(({ text }) => text.includes('checkout_completed'))?.text ?? ''

type Completed = (event: object) => Promise<void>

/** Runs the documented pixel as Shopify does. @returns what is called when a checkout is completed */
function runPixel(
  cookies: Record<string, string>,
  send: (url: string, options: { body: string }) => unknown,
): Completed {
  const completed: Completed[] = []
  const analytics = {
    subscribe: (name: string, then: Completed) => name === 'checkout_completed' && completed.push(then),
  }
  const browser = { cookie: { get: async (name: string) => cookies[name] ?? '' } }
  new Function('analytics', 'browser', 'fetch', pixel)(analytics, browser, send)
  if (!completed[0]) throw new Error('The pixel waits for nothing')
  return completed[0]
}

const checkout = { order: { id: '5001' }, token: 't', totalPrice: { amount: 42.5, currencyCode: 'EUR' } }

test('an order that the documented pixel of Shopify tells of counts once in the results of what its visitor saw', async () => {
  const app = anApp()
  const seen = anExperiment('hello').seen('visitor-1', 'v', Date.now() - 1000)
  await app.inject({ method: 'POST', url: '/events/raw/tea', headers: aBrowser, body: [seen] })
  const complete = runPixel({ _qubitTracker: 'visitor-1' }, (url, { body }) =>
    app.inject({ method: 'POST', url: new URL(url).pathname, headers: aBrowser, body }),
  )
  await complete({ data: { checkout } })
  await complete({ data: { checkout } })
  const { variations } = (await app.inject('/results/tea/hello')).json()
  expect(variations).toMatchObject([{ visitors: 1, conversions: 1, revenues: [{ currency: 'EUR', revenue: 42.5 }] }])
})

test('the documented pixel tells nothing of who has not agreed', async () => {
  const sent: unknown[] = []
  await runPixel({}, (...args) => sent.push(args))({ data: { checkout } })
  expect(sent).toEqual([])
})

test('the order of the guide counts in the results of what its visitor saw', async () => {
  const app = anApp()
  const order = readBlocks().find(({ text }) => text.startsWith("uv.emit('ecView', { type: 'checkout'"))?.text ?? ''
  const emitted: { meta: { type: string }; [field: string]: unknown }[] = []
  new Function('uv', order)({ emit: (type: string, fields: object) => emitted.push({ ...fields, meta: { type } }) })
  const sent = emitted.map(({ meta, ...fields }) => anEvent({ ...fields, meta: { ...meta, ts: Date.now() } }))
  await postAll(app, [anExperiment().seen('visitor-1', 'v', Date.now() - 1000), ...sent])
  expect(await fetchCounted(app)).toEqual([['offers-v', 1, 1, 42.5]])
})
