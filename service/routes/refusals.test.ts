import { expect, test } from 'vitest'
import { hurry } from '../../contract/testing/a-site-description.ts'
import { aSiteFile } from '../testing/a-site-file.ts'
import { aWorkshop } from '../testing/a-workshop.ts'
import { anApp } from '../testing/an-app.ts'

type Asked = { method?: 'POST' | 'PUT'; body?: object; headers?: Record<string, string> }

const ofConsole = { 'x-instep-console': '1', 'sec-fetch-site': 'same-origin' }
const post = (body: object): Asked => ({ method: 'POST', body })
const put = (settings: object | null): Asked => ({ method: 'PUT', body: { settings, basedOn: null } })
const preview = (page: string) => post({ experienceId: 'hurry', settings: hurry, page, editor: 'abcdefgh' })
const notice = { route: 'segments', data: { visitorId: 'v', propertyId: 'p', trackingId: 'shop' } }
const steer = '/console/api/steer/shop'
const notFound = [404, 'not_found'] as const
const bad = [400, 'bad_request'] as const

test.each<[string, Asked, number, string, string]>([
  ['/nowhere', {}, ...notFound, 'There is nothing at this address'],
  ['/results/shop/none', {}, ...notFound, 'Nobody has seen an experience none'],
  ['/weather?cid=nowhere&siteId=s', {}, ...notFound, 'There is no weather of the city "nowhere"'],
  ['/stash/v1.1/kv/get/shop/private/k', {}, ...notFound, 'The stash has only the area "public"'],
  ['/stash/v1.1/kv/getbatch/shop/public', post({ keys: ['k'] }), ...bad, 'The key "k" is not datasetId:visitorId'],
  [
    '/stash/v1.1/deferkv/set/shop/public/timeouts-w/1',
    post(notice),
    ...bad,
    'data.visitorId is not the visitor of the address',
  ],
  [
    '/stash/v1.1/deferkv/set/shop/public/timeouts-v/0',
    post(notice),
    ...bad,
    'The seconds are not a whole number from 1 to 31536000',
  ],
  [
    '/stamp/t/shop',
    { headers: { 'x-qb-state': 'a"b' } },
    ...bad,
    'X-Qb-State is not 1 to 4096 characters of a cookie value',
  ],
  [
    '/id/shop',
    { ...post({ visitorId: 'v' }), headers: { 'sec-fetch-site': 'cross-site' } },
    403,
    'forbidden',
    'The visitor id is renewed by pages of the shop only',
  ],
  ['/costs/shop?days=0', {}, ...bad, 'days is not a whole number from 1 to 10000'],
  ['/counters/shop/topk/views?k=0', {}, ...bad, 'k is not a whole number from 1 to 1000'],
  ['/counters/shop/ecount/views/A/0', post({}), ...bad, 'The window is not a whole number from 1 to 10080'],
  ['/console/api/datasets/shop/none', {}, ...notFound, 'There is no dataset none'],
  ['/console/api/events/shop/9', {}, ...notFound, 'There is no event 9'],
  ['/console/api/experiences/shop/none', {}, ...notFound, 'There is no experience none'],
  ['/console/api/refused/shop/9', {}, ...notFound, 'The refused event 9 is not kept any more'],
  ['/console/api/segments/shop/none', {}, ...notFound, 'There is no segment none'],
  ['/console/api/visitors/shop/none', {}, ...notFound, 'Nothing is stored of a visitor none'],
  ['/console/api/recommendations/shop', {}, ...bad, 'Give the id of a visitor, or of a product'],
  ['/console/api/traffic/shop?from=7200000&to=0', {}, ...bad, 'from and to are no range of at most 960 hours'],
  [`${steer}/experiences/none`, {}, ...notFound, 'There is no experience none'],
  [`${steer}/experiences/none/preview`, post({ page: '' }), ...notFound, 'There is no experience none'],
  [`${steer}/preview`, preview('https://else.example/'), ...bad, 'https://else.example/ is no page of shop.example'],
  [`${steer}/drafts/new`, put({}), ...bad, 'A new experience needs a template'],
  [`${steer}/drafts/holdout`, put({ template: 'a' }), ...bad, "The id holdout is the script's own"],
  [
    `${steer}/drafts/hurry`,
    put({ ...hurry, template: 'product/other' }),
    ...bad,
    'The template of an experience cannot be changed: make a new one',
  ],
  [
    `${steer}/drafts/hurry`,
    put(null),
    ...bad,
    "hurry stands in the site's configuration: take it out there, and build the site",
  ],
  [`${steer}/drafts/new`, put(null), ...bad, 'new is not published: discard its draft, where there is one'],
  [`${steer}/versions/9/restore`, post({ note: '', version: 0 }), ...notFound, 'There is no version 9'],
  [
    `${steer}/versions/0/restore`,
    post({ note: '', version: 7 }),
    409,
    'conflict',
    'Version 0 was published in the meantime',
  ],
  [
    '/console/api/steer/other/publish',
    post({ drafts: {}, note: '' }),
    409,
    'conflict',
    'The configuration is that of the site shop',
  ],
])('[SV-02] what %s with %o refuses it says, and why', async (url, { headers, ...asked }, status, code, message) => {
  const app = anApp({ workshop: aWorkshop(), configuration: { siteFile: aSiteFile() } })
  const own = url.startsWith('/console') ? ofConsole : {}
  const answer = await app.inject({ method: 'GET', url, ...asked, headers: { ...own, ...headers } })
  expect([answer.statusCode, answer.json().error]).toEqual([status, { code, message }])
  expect(answer.json().status).toEqual({ code: status, message })
})

test('[BN-01] a service without a configuration says how to start it with one', async () => {
  const app = anApp({ configuration: { siteFile: aSiteFile() } })
  const asked = { method: 'POST', url: `${steer}/publish`, headers: ofConsole, body: { drafts: {}, note: '' } } as const
  const answer = await app.inject(asked)
  expect([answer.statusCode, answer.json().error.message]).toEqual([409, expect.stringContaining('INSTEP_CONFIG')])
})
