import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { build } from 'vite'
import { products } from '../../shop/products/products.ts'
import { start } from '../process.ts'
import { freePort } from '../service/free-port.ts'
import type { InPage, ServicesWindow } from './services-in-page.ts'

/** The services that experiences can reach, by the browser, from the shop's pages, on the real service. */

const mailId = 'bm9ycm93Om1haWw6MQ=='

/** A product with plenty of pairs in its first size. */
const product = products.find(({ sizes: [first] }) => Number(first?.stock) > 5)
const sku = product?.sizes[0]?.sku ?? ''

type Stage = { shop: string; service: string; code: string }

const test = base.extend<object, { stage: Stage }>({
  stage: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from the pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'instep-services-'))
      const port = await freePort()
      const servicePort = await freePort()
      const table = (name: string, content: object) => {
        writeFileSync(join(folder, name), JSON.stringify(content))
        return join(folder, name)
      }
      writeFileSync(join(folder, 'mail.mjs'), 'export default (data, context) => ({ got: data, context })')
      const records = Object.fromEntries(
        Array.from({ length: 150 }, (_, at) => [`p${at}`, { length: at, fit: 'wide' }]),
      )
      const variables = {
        PORT: String(port),
        SERVICE_PORT: String(servicePort),
        INSTEP_DATA: folder,
        INSTEP_ENVIRONMENT: 'test',
        INSTEP_FUNCTIONS: table('functions.json', { [mailId]: './mail.mjs' }),
        INSTEP_DATASETS: table('datasets.json', { norrow: { sizes: records } }),
      }
      const root = join(import.meta.dirname, '../..')
      const service = await start(join(root, 'service/server.ts'), variables)
      const shop = await start(join(root, 'shop/server.ts'), variables)
      const code = await bundled(join(import.meta.dirname, 'services-in-page.ts'))
      await use({ shop: `http://localhost:${port}`, service: `http://localhost:${servicePort}`, code })
      await shop.stop()
      await service.stop()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
})

async function bundled(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'services' } },
  })
  const [file] = [result].flat().flatMap((each) => ('output' in each ? each.output : []))
  if (file?.type !== 'chunk') throw new Error(`${entry} gave no code`)
  return file.code
}

/** Opens a page of the shop, and gives what an experience on it would be given. */
async function visit(page: Page, { shop, service, code }: Stage): Promise<InPage> {
  await page.addInitScript({ content: code })
  await page.goto(`${shop}/uk/en/`)
  return {
    config: {
      ...{ propertyId: 'norrow', trackingId: 'norrow', domains: ['localhost'], anchors: {} },
      endpoints: { base: service },
      counters: { namespace: 't004' },
      skuMap: { 'mapped-id': sku },
    },
    meta: {
      visitorId: `visitor-${Math.random().toString(36).slice(2)}`,
      experienceId: 'low-stock',
      iterationId: '3',
      variationId: 'low-stock-v',
      variationMasterId: 'low-stock-vm',
      isPreview: false,
    },
    qfns: { mail: mailId },
  }
}

test('[FN-02] an integration function is executed with data, caller and experience, and its data comes back', async ({
  page,
  stage,
}) => {
  const given = await visit(page, stage)
  const posted = page.waitForRequest((request) => request.url().includes('/qfn/'))
  const answer = await page.evaluate(
    (all) =>
      (window as unknown as ServicesWindow).servicesInPage(all).integration('mail').execute({ to: 'x' }, { key: 'k' }),
    given,
  )
  const request = await posted
  expect(request.method()).toBe('POST')
  expect(request.url()).toBe(`${stage.service}/qfn/${encodeURIComponent(mailId)}`)
  const body = {
    key: 'k',
    data: { to: 'x' },
    callerData: { url: `${stage.shop}/uk/en/`, referrerUrl: '', timezoneOffset: new Date().getTimezoneOffset() },
    meta: { source: 'experience', ...given.meta },
  }
  expect(request.postDataJSON()).toEqual(body)
  const { key, callerData, meta } = body
  expect(answer.data).toMatchObject({ got: { to: 'x' }, context: { id: mailId, key, callerData, meta } })
  expect(answer.invocationId).toEqual(expect.any(String))
})

test('a run is scheduled and cancelled, and what fails is told in one form', async ({ page, stage }) => {
  const given = await visit(page, stage)
  const outcome = await page.evaluate(async (all) => {
    const mail = (window as unknown as ServicesWindow).servicesInPage(all).integration('mail', { key: 'later' })
    const window_ = { day: 'monday-friday', time: '09:00-17:00' }
    const scheduled = await mail.schedule({ a: 1 }, { delay: 60_000, window: window_, cancelOnConversion: true })
    await mail.cancel()
    const failed = await mail.schedule({}, { time: 'tomorrow' }).catch((error) => ({ ...error, text: error.message }))
    return { scheduled, failed }
  }, given)
  expect(outcome.scheduled.invocationId).toEqual(expect.any(String))
  expect(outcome.failed).toEqual({
    type: 'HTTP',
    text: 'Failed to perform schedule action: time is not a time in milliseconds or an ISO date',
  })
})

test('[CT-03] [CT-05] counters are raised when the answer says saved, and fail with not saved when it does not', async ({
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

test('[DS-03] what several datasets hold of a visitor is read in one POST', async ({ page, stage }) => {
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

test('the address of the visitor is that which the service sees', async ({ page, stage }) => {
  const given = await visit(page, stage)
  const ip = await page.evaluate((all) => (window as unknown as ServicesWindow).servicesInPage(all).ip(), given)
  expect(ip).toBe('127.0.0.1')
})

test('[PO-11] a product is added to the bag by its mapped sku, and the page reloads with it', async ({
  page,
  stage,
}) => {
  const given = await visit(page, stage)
  const posts: { url: string; type: string | undefined; body: string | null }[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().startsWith(stage.shop)) return
    posts.push({ url: request.url(), type: request.headers()['content-type'], body: request.postData() })
  })
  let loads = 0
  page.on('load', () => loads++)
  const add = (productId: string, own?: string) =>
    page.evaluate(
      async ([all, id, code]) => {
        const { servicesInPage, told } = window as unknown as ServicesWindow
        return { added: await servicesInPage(all).addToBag({ productId: id, sku: code }), told }
      },
      [given, productId, own] as const,
    )

  expect(await add('no-sku')).toEqual({ added: false, told: ['The product no-sku has no sku'] })
  expect(posts).toEqual([])

  const refused = await add('any', 'NO-SUCH-SKU')
  expect(refused).toMatchObject({ added: false, told: [expect.anything(), expect.stringContaining('was not added')] })
  expect(posts).toHaveLength(1)
  expect(loads).toBe(0)

  const reloaded = page.waitForEvent('load')
  await add('mapped-id').catch(() => {}) // the page may be gone before it answers
  await reloaded
  expect(posts[1]).toEqual({
    url: `${stage.shop}/uk/en/cart/addToCart`,
    type: 'application/x-www-form-urlencoded',
    body: `sku=${sku}&quantity=1&crossSell=`,
  })
  expect(loads).toBe(1)
  const bag = await page.evaluate(async () => (await fetch('/uk/en/cart/contents')).json())
  expect(bag).toMatchObject({ quantity: 1, lines: [{ sku }] })
})
