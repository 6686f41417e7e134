import { expect, test } from 'vitest'
import { aClock } from '../testing/a-clock.ts'
import { anApp, testNow } from '../testing/an-app.ts'
import type { TypedApp } from '../typed-app.ts'

async function call(app: TypedApp, query: string, headers = {}) {
  const answer = await app.inject({ url: `/cb?${query}`, headers })
  return { status: answer.statusCode, text: answer.body, headers: answer.headers }
}

async function callbacks(app: TypedApp) {
  return (await app.inject('/_inspect/callbacks')).json().callbacks
}

const impression = 'd=data&ts=1700000000000&imp=1'

test('[SV-41] an impression and a click-through are recorded with their product ids and answered with 204', async () => {
  const clock = aClock()
  const app = anApp({ now: clock.now })
  const query = 'd=a%2Bb%3D%3D&ts=1700000000001&t=1&gcid=g.1&gsid=s.2&p=one&p=tw%C3%B6&p=a%26b'
  expect(await call(app, impression)).toMatchObject({ status: 204, text: '' })
  // Partitions have no order of what arrives within a millisecond.
  clock.sleep(1)
  expect(await call(app, query)).toMatchObject({ status: 204, text: '' })
  expect(await callbacks(app)).toEqual([
    {
      d: 'data',
      kind: 'impression',
      ts: 1_700_000_000_000,
      products: [],
      gcid: null,
      gsid: null,
      receivedAt: testNow,
    },
    {
      d: 'a+b==',
      kind: 'clickthrough',
      ts: 1_700_000_000_001,
      products: ['one', 'twö', 'a&b'],
      gcid: 'g.1',
      gsid: 's.2',
      receivedAt: testNow + 1,
    },
  ])
})

test.each([
  ['an image', { accept: 'image/avif,image/webp,*/*', 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' }],
  ['a fetch', { accept: '*/*', origin: 'https://shop.example', 'sec-fetch-mode': 'cors' }],
  ['a beacon-style fetch', { accept: '*/*', 'content-type': 'text/plain;charset=UTF-8', 'sec-fetch-mode': 'no-cors' }],
])('[SV-41] it works with %s, and the response is not cached', async (_name, headers) => {
  const app = anApp()
  const answer = await call(app, impression, headers)
  expect([answer.status, answer.headers['cache-control']]).toEqual([204, 'no-store'])
  expect(await callbacks(app)).toHaveLength(1)
})

const many = (count: number) => Array.from({ length: count }, (_, at) => `&p=${at}`).join('')

test.each([
  '',
  'ts=5&imp=1',
  'd=&ts=5&imp=1',
  'd=a&d=b&ts=5&imp=1',
  'd=a&imp=1',
  'd=a&ts=&imp=1',
  'd=a&ts=soon&imp=1',
  'd=a&ts=5.5&imp=1',
  'd=a&ts=5000000000000000&imp=1',
  'd=a&ts=-5&imp=1',
  'd=a&ts=5',
  'd=a&ts=5&t=1&imp=1',
  'd=a&ts=5&t=0',
  'd=a&ts=5&imp=true',
  'd=a&ts=5&imp=1&imp=1',
  'd=a&ts=5&imp=1&p=',
  'd=a&ts=5&imp=1&p=%00',
  `d=a&ts=5&imp=1&p=${'x'.repeat(257)}`,
  `d=a&ts=5&imp=1${many(101)}`,
])('[SV-41] "%s" is refused with 400 and records nothing', async (query) => {
  const app = anApp()
  expect((await call(app, query)).status).toBe(400)
  expect(await callbacks(app)).toEqual([])
})

test('[SV-41] a callback with a hundred product ids is recorded', async () => {
  const app = anApp()
  expect((await call(app, `${impression}${many(100)}`)).status).toBe(204)
  expect((await callbacks(app))[0].products).toHaveLength(100)
})

test('[SV-42] a repeated callback is recorded once and answered with 204 each time', async () => {
  const app = anApp()
  const queries = [`${impression}&p=a&p=b`, `${impression}&p=b&p=a&gcid=known-later`, `${impression}&p=a&p=b&p=a`]
  const answers = await Promise.all([...queries, ...queries].map((query) => call(app, query)))
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204, 204])
  expect(await callbacks(app)).toMatchObject([{ products: ['a', 'b'], gcid: null }])
})

test('[SV-42] a different time, kind, data or list of products makes a different callback', async () => {
  const app = anApp()
  const others = ['d=data&ts=1700000000001&imp=1', 'd=data&ts=1700000000000&t=1', 'd=other&ts=1700000000000&imp=1']
  for (const query of [impression, ...others, `${impression}&p=a`, `${impression}&p=b`]) await call(app, query)
  expect(await callbacks(app)).toHaveLength(6)
})

test('a HEAD request records no callback', async () => {
  const app = anApp()
  expect((await app.inject({ method: 'HEAD', url: `/cb?${impression}` })).statusCode).toBe(405)
  expect(await callbacks(app)).toEqual([])
})

test('the inspection interface clears the callbacks', async () => {
  const app = anApp()
  await call(app, impression)
  await app.inject({ method: 'DELETE', url: '/_inspect/callbacks' })
  expect(await callbacks(app)).toEqual([])
})
