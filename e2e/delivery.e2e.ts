import { deflateSync, inflateSync } from 'node:zlib'
import type { WireEvent } from '../contract/event.ts'
import { expect } from './demo.ts'
import { test } from './small-pages.ts'
import { scriptHasRun } from './wait-in-page.ts'

test('[QU-11] the body is a zlib stream of the JSON list, sent as plain text without a preflight', async ({
  page,
  demo,
  small,
  visitorId,
}) => {
  const preflights: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'OPTIONS') preflights.push(request.url())
  })
  const posted = page.waitForRequest((request) => request.url().startsWith(`${demo.service}/events/`))
  await page.goto(small)
  const request = await posted
  expect(request.url()).toBe(`${demo.service}/events/deflate/norrow`)
  expect(request.method()).toBe('POST')
  expect(request.headers()['content-type']).toBe('text/plain')
  const body = request.postDataBuffer() ?? Buffer.alloc(0)
  const json = inflateSync(body).toString('utf8')
  expect(body[0]).toBe(0x78)
  const events = JSON.parse(json) as WireEvent[]
  expect(events[0]).toMatchObject({ type: 'home', meta: { type: 'ecView' }, context: { id: visitorId } })
  expect(events.length).toBeLessThanOrEqual(15)
  expect(preflights).toEqual([])
})

test('events emitted while the service is down wait in the browser and arrive once and in order when it is back', async ({
  page,
  demo,
  small,
  visitorId,
}) => {
  const waiting = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('qb_queue:')).length)
  await demo.stopService()
  await page.goto(small)
  // Events published before the tracker exists are not accepted yet, and a page can be left before that.
  await expect.poll(waiting).toBeGreaterThan(0)
  const ofFirst = await waiting()
  await page.goto(`${small}?second`)
  await expect.poll(waiting).toBeGreaterThan(ofFirst)
  await page.goto('about:blank') // else the second page may send what waits before the service is asked
  await demo.startService()
  expect(await demo.events(visitorId)).toEqual([])
  await page.goto(`${small}?third`)
  await expect.poll(waiting).toBe(0)
  const events = await demo.events(visitorId)
  expect(events.filter(({ meta }) => meta.type === 'ecView').map(({ meta }) => meta.url)).toEqual([
    small,
    `${small}?second`,
    `${small}?third`,
  ])
  const numbers = events.map(({ meta }) => meta.seq)
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  expect(new Set(events.map(({ meta }) => meta.id)).size).toBe(events.length)
})

test('pages of another origin may call the service, and can read its refusals', async ({ page, demo, small }) => {
  await page.goto(small)
  const answers = await page.evaluate(async (service) => {
    const post = (path: string, body: string) => fetch(service + path, { method: 'POST', body })
    const good = await post('/events/raw/norrow', '[]')
    const bad = await post('/events/raw/norrow', 'not json')
    return [
      [good.status, await good.json()],
      [bad.status, await bad.json()],
    ]
  }, demo.service)
  expect(answers).toMatchObject([
    [200, { accepted: 0 }],
    [400, { error: { code: 'bad_request' } }],
  ])
})

test('[BY-08] if the service refuses one event of a batch, that event is not sent again, the others are stored, and nothing waits', async ({
  page,
  demo,
  small,
  visitorId,
}) => {
  const posted: WireEvent[][] = []
  await page.route(`${demo.service}/events/**`, async (route) => {
    const body = route.request().postDataBuffer() ?? Buffer.alloc(0)
    const events = JSON.parse(inflateSync(body).toString('utf8')) as WireEvent[]
    posted.push(events)
    // One event loses its id on its way, so the service must refuse it.
    const spoilt = events.map((event) =>
      event.meta.type === 'ecSpoilt' ? { ...event, meta: { ...event.meta, id: undefined } } : event,
    )
    await route.continue({ postData: deflateSync(JSON.stringify(spoilt)) })
  })
  await page.goto(small)
  await scriptHasRun(page)
  await page.evaluate(() => {
    const { uv } = window as unknown as { uv: { emit(type: string, data: object): void } }
    for (const type of ['ecBefore', 'ecSpoilt', 'ecAfter']) uv.emit(type, {})
  })
  await expect
    .poll(async () =>
      (await demo.events(visitorId)).map(({ meta }) => meta.type).filter((type) => /Before|Spoilt|After/.test(type)),
    )
    .toEqual(['ecBefore', 'ecAfter'])
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('qb_queue:')).length))
    .toBe(0)
  await page.goto(`${small}?third`)
  await expect
    .poll(async () => (await demo.events(visitorId)).some(({ meta }) => meta.url.endsWith('?third')))
    .toBe(true)
  expect(posted.flat().filter(({ meta }) => meta.type === 'ecSpoilt')).toHaveLength(1)
  const { deadletters } = (await (await fetch(`${demo.service}/_inspect/deadletters`)).json()) as {
    deadletters: { reason: string }[]
  }
  expect(deadletters.length).toBeGreaterThan(0)
})
