import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../demo.ts'
import { type Running, start } from '../process.ts'
import { freePort } from './free-port.ts'

type Call = readonly [method: string, path: string, body?: string]

/** One call of every route. */
const calls: readonly Call[] = [
  ['GET', '/health'],
  ['POST', '/events/raw/shop', '[]'],
  ['POST', '/events/deflate/shop', 'not deflate data'],
  ['GET', '/events/refused'],
  ['POST', '/events/replay', '{"events":[]}'],
  ['GET', '/lookup/shop/visitor-1'],
  ['GET', '/stamp/t/shop'],
  ['POST', '/app/smartserve', '{"message":"m"}'],
  ['POST', '/id/shop', '{"visitorId":"visitor-1"}'],
  ['POST', '/graphql', '{"query":"{ __typename }"}'],
  ['GET', '/stash/v1.1/kv/get/shop/public/key'],
  ['POST', '/stash/v1.1/kv/set/shop/public/key', '{"data":1}'],
  ['POST', '/stash/v1.1/kv/getbatch/shop/type', '{"keys":["dataset:visitor-1"]}'],
  ['POST', '/stash/v1.1/deferkv/set/shop/public/timeouts-visitor-1/60', '{}'],
  ['POST', '/stash/v1.1/deferkv/del/shop/public/timeouts-visitor-1/0', '{}'],
  ['POST', '/queries/shop/raw', '[]'],
  ['POST', '/queries/shop/deflate', 'not deflate data'],
  ['GET', '/cb?d=d&ts=1&t=1'],
  ['POST', '/qfn/some-function', '{}'],
  ['POST', '/qfn/defer/some-function', '{}'],
  ['POST', '/qfn/cancel/some-function', '{}'],
  ['POST', '/qfn/conversion', '{}'],
  ['GET', '/counters/shop/ecount/views/product'],
  ['POST', '/counters/shop/ecount/views/product/60', ''],
  ['GET', '/counters/shop/topk/views?k=3'],
  ['POST', '/counters/shop/topk/views/product/60', ''],
  ['GET', '/counters/shop/topk_safe/views?k=3'],
  ['POST', '/counters/shop/topk_safe/views/product/60', ''],
  ['GET', '/weather?cid=nowhere&siteId=shop'],
  ['GET', '/ip?format=json'],
  ['GET', '/preview/smartserve-shop-preview.js'],
  ['GET', '/cdn/base.js'],
  ['GET', '/no-such-route'],
  ['POST', '/health', ''],
  ...['callbacks', 'counters', 'deadletters', 'errors', 'events', 'functions', 'stamps', 'stash', 'timeouts'].flatMap(
    (name): Call[] => [
      ['GET', `/_inspect/${name}`],
      ['DELETE', `/_inspect/${name}?trackingId=nobody`],
    ],
  ),
  ['GET', '/_inspect/metrics'],
  ['PUT', '/_inspect/visitors/shop/visitor-1', '{}'],
  ['DELETE', '/_inspect/visitors?trackingId=nobody'],
]

/** Returns the status of each call, or null if the browser withholds the response from the page. */
function readable(
  page: Page,
  service: string,
  credentials: RequestCredentials,
): Promise<Record<string, number | null>> {
  return page.evaluate(
    async ({ service, calls, credentials }) => {
      const statuses: Record<string, number | null> = {}
      for (const [method, path, body] of calls) {
        const answer = await fetch(service + path, { method, body, credentials, redirect: 'manual' }).catch(() => null)
        await answer?.text()
        statuses[`${method} ${path}`] = answer?.status ?? null
      }
      return statuses
    },
    { service, calls, credentials },
  )
}

/** Starts a server of empty pages, which have their own origin. */
async function aShop(): Promise<{ server: Server; origin: string }> {
  const port = await freePort()
  const server = createServer((_request, reply) => {
    reply.setHeader('content-type', 'text/html').end('<!doctype html><title>A shop</title>')
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { server, origin: `http://localhost:${port}` }
}

test('[SV-04] pages of a configured origin may call every route, with credentials only /stamp; other pages get no permission', async ({
  page,
}) => {
  const [configured, other] = [await aShop(), await aShop()]
  const port = await freePort()
  const service = `http://localhost:${port}`
  const data = mkdtempSync(join(tmpdir(), 'instep-e2e-origins-'))
  let running: Running | undefined
  try {
    running = await start(join(import.meta.dirname, '../../service/server.ts'), {
      SERVICE_PORT: String(port),
      INSTEP_DATA: data,
      INSTEP_INSPECT: '1',
      INSTEP_ENVIRONMENT: 'production',
      INSTEP_ORIGINS: configured.origin,
    })

    await page.goto(configured.origin)
    const allowed = await readable(page, service, 'omit')
    expect(Object.keys(allowed)).toHaveLength(calls.length)
    expect(Object.entries(allowed).filter(([, status]) => status === null || status >= 500)).toEqual([])
    // The script can also read refusals.
    expect(allowed).toMatchObject({ 'GET /no-such-route': 404, 'POST /health': 405, 'POST /events/deflate/shop': 400 })

    const withCredentials = await readable(page, service, 'include')
    expect(Object.entries(withCredentials).filter(([, status]) => status !== null)).toEqual([
      ['GET /stamp/t/shop', 200],
    ])
    const state = await page.evaluate(async (service) => {
      const stamp = async (headers: Record<string, string>) =>
        (await (await fetch(`${service}/stamp/t/shop`, { headers, credentials: 'include' })).json()).state
      return [await stamp({}), await stamp({ 'X-Qb-State': 'kept' }), await stamp({})]
    }, service)
    expect(state).toEqual([null, 'kept', 'kept'])

    await page.goto(other.origin)
    for (const credentials of ['omit', 'include'] as const) {
      const forbidden = await readable(page, service, credentials)
      expect(Object.entries(forbidden).filter(([, status]) => status !== null)).toEqual([])
    }
  } finally {
    await running?.stop()
    for (const { server } of [configured, other]) server.close()
    rmSync(data, { recursive: true, force: true })
  }
})
