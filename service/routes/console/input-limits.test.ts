import { expect, test } from 'vitest'
import { anApp } from '../../testing/an-app.ts'
import { askConsole } from '../../testing/ask-console.ts'

type Ask = [path: string, options?: { method: 'POST' | 'PUT' | 'DELETE'; body?: object }]

const x = (length: number) => 'x'.repeat(length)
const post = (path: string, body: object): Ask => [path, { method: 'POST', body }]
const put = (settings: object | null, { basedOn = null as number | null, id = 'hurry' } = {}): Ask => [
  `steer/shop/drafts/${id}`,
  { method: 'PUT', body: { settings, basedOn } },
]
const discard = (revision: string, id = 'hurry'): Ask => [
  `steer/shop/drafts/${id}?revision=${revision}`,
  { method: 'DELETE' },
]
const preview = (parts: object) =>
  post('steer/shop/preview', { experienceId: 'hurry', settings: {}, page: '', editor: 'abcdefgh', ...parts })
const publish = (parts: object) => post('steer/shop/publish', { drafts: {}, note: '', ...parts })
const restore = (parts: object, version = '1') =>
  post(`steer/shop/versions/${version}/restore`, { note: '', version: 0, ...parts })
const replay = (parts: object) => post('refused/shop/replay-step', { reason: 'why', after: 0, upTo: 9, ...parts })
const logIn = (parts: object) => post('session', { token: 'no such token here', ...parts })
const upload = (version: number) => post('datasets/shop/sizes', { text: 'key\nP1', form: 'csv', version })
const bounds = { scheduled_start: 1, scheduled_end: '2027-01-01', pause_actioned: true }
const most = Number.MAX_SAFE_INTEGER

test.each<[string, Ask, Ask]>([
  ['the type of events', [`events/shop?type=${x(128)}`], [`events/shop?type=${x(129)}`]],
  ['the visitor of events', [`events/shop?visitor=${x(128)}`], [`events/shop?visitor=${x(129)}`]],
  ['the reason of refused events', [`refused/shop?reason=${x(500)}`], [`refused/shop?reason=${x(501)}`]],
  ['the reason of a replay', replay({ reason: x(500) }), replay({ reason: x(501) })],
  ['the beginning of a replay', replay({ after: 0 }), replay({ after: -1 })],
  ['the beginning of a replay, at most', replay({ after: most }), replay({ after: most + 1 })],
  ['the end of a replay', replay({ upTo: 0 }), replay({ upTo: -1 })],
  ['the end of a replay, at most', replay({ upTo: most }), replay({ upTo: most + 1 })],
  [
    'the locale of recommendations',
    [`recommendations/shop?visitor=v&locale=${x(64)}`],
    [`recommendations/shop?visitor=v&locale=${x(65)}`],
  ],
  ['a token', logIn({ token: x(1024) }), logIn({ token: x(1025) })],
  ['a name', logIn({ name: x(64) }), logIn({ name: x(65) })],
  ['the goal of a report', ['experiences/shop/offers?goal=x'], ['experiences/shop/offers?goal=']],
  ['the iteration of a report', ['experiences/shop/offers?iteration=x'], ['experiences/shop/offers?iteration=']],
  ['the id of an experience', put({}, { id: `${x(60)}A-_9` }), put({}, { id: x(65) })],
  ['the signs of an id', put({}, { id: 'a-b' }), put({}, { id: 'a.b' })],
  ['a revision', put({}, { basedOn: 1 }), put({}, { basedOn: 0 })],
  ['the name of an experience', put({ name: x(256) }), put({ name: x(257) })],
  ['an iteration', put({ iteration: 1 }), put({ iteration: 0 })],
  ['a variation', put({ variations: [{ id: x(64), share: 0.5 }] }), put({ variations: [{ id: x(65), share: 0.5 }] })],
  ['a share of a variation', put({ variations: [{ id: 'a', share: 1 }] }), put({ variations: [{ id: 'a' }] })],
  ['a field of a variation', put({ variations: [] }), put({ variations: [{ id: 'a', share: 1, more: 1 }] })],
  ['a field of settings', put({ share: 0.5 }), put({ more: 1 })],
  ['a schedule', put({ schedule: bounds }), put({ schedule: { scheduled_end: {} } })],
  ['a schedule without an end', put({ schedule: { scheduled_end: null } }), put({ schedule: 7 })],
  ['a pause', put({ pausedAt: '2027-01-01' }), put({ pausedAt: {} })],
  ['paths', put({ paths: { include: ['/a'], exclude: [] } }), put({ paths: { more: [] } })],
  ['goals', put({ goals: [{ type: 'x' }] }), put({ goals: ['x'] })],
  ['an exclusion', put({ exclusion: { group: 'g', share: 1, from: 0 } }), put({ exclusion: { group: 'g' } })],
  ['a field of an exclusion', put({ content: {} }), put({ exclusion: { group: 'g', share: 1, more: 1 } })],
  ['the revision of what is discarded', discard('1'), discard('0')],
  ['the digits of a revision', discard(`1${'0'.repeat(14)}`), discard(`1${'0'.repeat(15)}`)],
  ['the first digit of a revision', discard('10'), discard('01')],
  ['a page of versions', [`steer/shop/versions?before=${'9'.repeat(15)}`], ['steer/shop/versions?before=-1']],
  ['a page of the log', ['steer/shop/log?before=0'], [`steer/shop/log?before=${'9'.repeat(16)}`]],
  ['a note', publish({ note: x(500) }), publish({ note: x(501) })],
  ['the revision of a draft', publish({ drafts: { hurry: 1 } }), publish({ drafts: { hurry: 0 } })],
  ['a note of what is restored', restore({ note: x(500) }), restore({ note: x(501) })],
  ['the version that is seen', restore({ version: 0 }), restore({ version: -1 })],
  ['the version that is restored', restore({}, '0'), restore({}, 'x1')],
  ['a page of a preview', preview({ page: x(2048) }), preview({ page: x(2049) })],
  ['an editor', preview({ editor: x(8) }), preview({ editor: x(7) })],
  ['an editor, at most', preview({ editor: x(32) }), preview({ editor: x(33) })],
  ['the signs of an editor', preview({ editor: 'abcdEFG9' }), preview({ editor: 'abcd-efgh' })],
  ['an experience of a preview', preview({ experienceId: x(64) }), preview({ experienceId: x(65) })],
  [
    'a page of what is published',
    post('steer/shop/experiences/hurry/preview', { page: x(2048) }),
    post('steer/shop/experiences/hurry/preview', { page: x(2049) }),
  ],
  ['the version of a dataset', upload(0), upload(-1)],
  [
    'the version that an undo ends',
    post('datasets/shop/sizes/undo', { version: 0 }),
    post('datasets/shop/sizes/undo', {}),
  ],
])('%s is taken up to its limit, and beyond it refused with 400', async (_, inside, outside) => {
  const app = anApp()
  expect((await askConsole(app, ...inside)).status).not.toBe(400)
  const { status, json } = await askConsole(app, ...outside)
  expect([status, json.error.code]).toEqual([400, 'bad_request'])
})

test.each([
  ['events/shop?before=x', 'before'],
  ['events/shop/count?after=x', 'after'],
  ['events/shop/x', 'position'],
  ['refused/shop?before=x', 'before'],
  ['refused/shop/x', 'id'],
  ['visitors/shop/v/events?before=0', 'before'],
  ['live/shop?after=x', 'after'],
])('the refusal of %s names what is not a number', async (path, name) => {
  const { status, json } = await askConsole(anApp(), path)
  expect([status, json.error.message]).toEqual([
    400,
    expect.stringMatching(`^${name} is not a whole number from [01] to \\d+$`),
  ])
})
