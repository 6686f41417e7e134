import { expect } from '@playwright/test'
import { aBrowser } from '../../service/testing/a-browser.ts'
import type { ServicesWindow } from './services-in-page.ts'
import { test, visit } from './services-stage.ts'

// What crawlers and other headless browsers look at is not counted.
test.use({ userAgent: aBrowser['user-agent'] })

test('[CT-03] [CT-05] raising a counter succeeds if the response says saved, and fails with not saved otherwise', async ({
  page,
  stage,
}) => {
  const given = await visit(page, stage)
  const posts: { path: string; body: string | null }[] = []
  page.on('request', (request) => {
    const path = request.url().replace(stage.service, '')
    if (request.method() === 'POST' && path.startsWith('/counters/')) posts.push({ path, body: request.postData() })
  })
  const counted = await page.evaluate(async (all) => {
    const { ecount, topk, topkSafe } = (window as unknown as ServicesWindow).servicesInPage(all).counters
    const messageOf = (promise: Promise<unknown>) =>
      promise.then(
        () => 'saved',
        ({ message }: Error) => message,
      )
    for (let at = 0; at < 2; at++) {
      await ecount('views').increment('p1', 1440)
      await topk('purchases').increment('p1', 60)
      await topkSafe('purchases').increment('p1', 60)
    }
    await topk('purchases').increment('p2', 60)
    return {
      views: await ecount('views').get('p1'),
      cached: await ecount('views').get('p1', { cache: true }),
      unknown: await ecount('views').get('p9'),
      ranking: await topk('purchases').get(),
      once: (await topkSafe('purchases').get({ k: 5 })).data,
      // The service refuses a window of 0.
      refused: [
        await messageOf(ecount('views').increment('p1', 0)),
        await messageOf(topk('purchases').increment('p1', 0)),
        await messageOf(topkSafe('purchases').increment('p1', 0)),
      ],
      after: await ecount('views').get('p1'),
    }
  }, given)
  expect(counted).toMatchObject({ views: 2, cached: 2, unknown: 0, after: 2 })
  expect(counted.ranking.data).toEqual([
    ['p1', 2],
    ['p2', 1],
  ])
  expect(counted.ranking.metadata).toMatchObject({ name: 't004-purchases', k: 50 })
  expect(counted.once).toEqual([['p1', 1]])
  expect(counted.refused).toEqual(['not saved', 'not saved', 'not saved'])
  const { visitorId } = given.meta
  expect(posts.slice(0, 3)).toEqual([
    { path: '/counters/norrow/ecount/t004-views/p1/1440', body: null },
    { path: '/counters/norrow/topk/t004-purchases/p1/60', body: JSON.stringify({ visitorId }) },
    { path: '/counters/norrow/topk_safe/t004-purchases/p1/60', body: JSON.stringify({ visitorId }) },
  ])
})

test('[DS-01] records of a dataset are read 100 keys at a time', async ({ page, stage }) => {
  const given = await visit(page, stage)
  const asked: { query: string; variables: { keys: string[] } }[] = []
  page.on('request', (request) => {
    if (request.url() === `${stage.service}/graphql` && request.method() === 'POST') asked.push(request.postDataJSON())
  })
  const keys = ['', 'p0', 'p0', 'p999', ...Array.from({ length: 150 }, (_, at) => `p${at}`)]
  const records = await page.evaluate(
    ([all, wanted]) =>
      (window as unknown as ServicesWindow).servicesInPage(all).datasets.get('sizes', wanted, ['length']),
    [given, keys] as const,
  )
  expect(records).toHaveLength(150)
  expect(records.slice(0, 2)).toEqual([
    { key: 'p0', value: { length: 0 } },
    { key: 'p1', value: { length: 1 } },
  ])
  expect(asked.map(({ variables }) => variables.keys.length)).toEqual([100, 51])
  expect(asked[0]?.variables).toMatchObject({ trackingId: 'norrow', dataset: 'sizes', columnFilter: ['length'] })
  const failures = await page.evaluate(async (all) => {
    const { datasets } = (window as unknown as ServicesWindow).servicesInPage(all)
    const messageOf = (promise: Promise<unknown>) => promise.then(String, ({ message }: Error) => message)
    return [await messageOf(datasets.get('sizes', ['p999'])), await messageOf(datasets.get('none', ['p1']))]
  }, given)
  expect(failures[0]).toBe('5: Record(s) not found')
  expect(failures[1]).toMatch(/^API error: ./)
})

test("[DS-03] a visitor's records in several datasets are read in one POST", async ({ page, stage }) => {
  const given = await visit(page, stage)
  const { visitorId } = given.meta
  for (const id of ['sizes', 'tastes']) {
    const url = `${stage.service}/stash/v1.1/kv/set/norrow/public/${encodeURIComponent(`${id}:${visitorId}`)}`
    const reply = await fetch(url, { method: 'POST', body: JSON.stringify({ data: { of: id } }) })
    expect(reply.status).toBe(200)
  }
  const posted: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/getbatch/')) posted.push(`${request.method()} ${request.url()} ${request.postData()}`)
  })
  const found = await page.evaluate(
    (all) =>
      (window as unknown as ServicesWindow)
        .servicesInPage(all)
        .datasets.getForVisitor('public', ['sizes', 'tastes', 'missing']),
    given,
  )
  expect(found).toEqual({ sizes: { of: 'sizes' }, tastes: { of: 'tastes' }, missing: null })
  const keys = ['sizes', 'tastes', 'missing'].map((id) => `${id}:${visitorId}`)
  expect(posted).toEqual([`POST ${stage.service}/stash/v1.1/kv/getbatch/norrow/public ${JSON.stringify({ keys })}`])
})

test("the visitor's IP address is the one that the service sees", async ({ page, stage }) => {
  const given = await visit(page, stage)
  const ip = await page.evaluate((all) => (window as unknown as ServicesWindow).servicesInPage(all).ip(), given)
  expect(ip).toBe('127.0.0.1')
})
