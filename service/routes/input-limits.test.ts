import { expect, test } from 'vitest'
import { anApp } from '../testing/an-app.ts'

type Ask = { method: 'GET' | 'POST' | 'PUT'; url: string; body?: object }

const x = (length: number) => 'x'.repeat(length)
const get = (url: string): Ask => ({ method: 'GET', url })
const post = (url: string, body: object): Ask => ({ method: 'POST', url, body })
const keys = (count: number) => post('/stash/v1.1/kv/getbatch/shop/public', { keys: Array(count).fill('d:v') })
const key = (text: string) => post('/stash/v1.1/kv/getbatch/shop/public', { keys: [text] })
const defer = (parts: object) => post('/qfn/defer/mail', { delay: 1, ...parts })
const replay = (id: number) => post('/events/replay', { events: [{ id }] })
const seed = (count: number): Ask => ({
  method: 'PUT',
  url: '/_inspect/counters/shop/topk/views/A/60',
  body: { count },
})
const notice = (visitorId: string, seconds = '1') =>
  post(`/stash/v1.1/deferkv/set/shop/public/timeouts-${visitorId}/${seconds}`, {
    route: 'segments',
    data: { visitorId, propertyId: 'p', trackingId: 'shop' },
  })
const most = Number.MAX_SAFE_INTEGER

test.each<[string, Ask, Ask]>([
  ['the name of an error report', post(`/app/${x(60)}A-_9`, {}), post(`/app/${x(65)}`, {})],
  ['the signs of such a name', post('/app/a-b_c', {}), post('/app/a.b', {})],
  ['the keys of a batch', keys(100), keys(101)],
  ['the keys of a batch, at least', keys(1), keys(0)],
  ['the dataset of a key', key(`${x(256)}:v`), key(`${x(257)}:v`)],
  ['the visitor of a key', key('a:b:v'), key('a:b v')],
  ['a key with a dataset', key('d:v'), key(':v')],
  ['a key of two parts', key('d:v'), key('v')],
  ['a time zone in the west', defer({ window: { timezoneOffset: 1440 } }), defer({ window: { timezoneOffset: 1441 } })],
  [
    'a time zone in the east',
    defer({ window: { timezoneOffset: -1440 } }),
    defer({ window: { timezoneOffset: -1441 } }),
  ],
  ['a visitor of a run', defer({ meta: { visitorId: null } }), defer({ meta: { visitorId: '' } })],
  ['a refused event', replay(1), replay(0)],
  ['a refused event, at most', replay(most), replay(most + 1)],
  ['a page of refused events', get(`/events/refused?after=${'9'.repeat(15)}`), get('/events/refused?after=-1')],
  ['a page, at most', get('/events/refused?after=0'), get(`/events/refused?after=${'9'.repeat(16)}`)],
  ['the cap of a comparison', get('/results/shop/x?cap=.123456'), get('/results/shop/x?cap=.1234567')],
  ['a cap below 1', get('/results/shop/x?cap=0.99'), get('/results/shop/x?cap=1.5')],
  ['no cap', get('/results/shop/x?cap=none'), get('/results/shop/x?cap=nones')],
  ['the goal of results', get('/results/shop/x?goal=g'), get('/results/shop/x?goal=')],
  ['a count of the inspection', seed(1), seed(0)],
  ['a count of the inspection, at most', seed(1_000_000_000), seed(1_000_000_001)],
  ['the visitor of a notice', notice(x(128)), notice(x(129))],
  ['the name of a notice', notice('v'), { ...notice('v'), url: '/stash/v1.1/deferkv/set/shop/public/timeout--v/1' }],
  ['the seconds of a notice', notice('v', '00000001'), notice('v', '000000001')],
])('%s is taken up to its limit, and beyond it refused with 400', async (_, inside, outside) => {
  const app = anApp({ functions: new Map([['mail', () => undefined]]) })
  expect((await app.inject(inside)).statusCode).not.toBe(400)
  expect((await app.inject(outside)).statusCode).toBe(400)
})
