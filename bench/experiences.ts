import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import type { OwnInstance } from '../catalogue/define-site.ts'
import { buildSite } from '../cli/build/build-site.ts'
import { stub } from '../cli/snippet/snippet.ts'
import { chromiumFlags, chromiumPath } from '../tools/setup/chromium.mjs'

/**
 * Measures what the experiences of a site cost on a page view before any of them runs: `node bench/experiences.ts
 * [views]`. On a processor slowed down four times, a page publishes views. The result is the time until `uv.emit`
 * returns with 80 definitions, none of which passes its rules, minus the time with one. Target: below 5 ms.
 */
const views = Number(process.argv[2] ?? 60)
const slowdown = 4

const folder = mkdtempSync(join(tmpdir(), 'instep-bench-'))
const code = join(folder, 'code.js')
writeFileSync(code, 'export const execution = () => {}')

/** Rules as sites write them, each of them failing on this page only at its last condition. */
const rules: Record<string, unknown>[] = [
  {
    technology__device_type: { op: 'neq', value: 'tablet' },
    page_url: [{ match_type: 'contains', match_phrase: '/sale' }],
  },
  { session_number: { op: 'lt', value: 9 }, min_page_views: 10_000 },
  { page_url: [{ match_type: 'regex', match_phrase: '/(?:uk|us)/en/shop/(?:boots|sandals)' }] },
  {
    lastgeolocation: { op: 'neq', value: ['US', 'CA'] },
    technology__browser: { op: 'eq', value: ['Firefox', 'Safari@17'] },
  },
  { times_activated: 3, 'pageviews.customvalues.uv.page.type': { op: 'eq', value: 'product' } },
]
const makeDefinitions = (count: number): OwnInstance[] =>
  Array.from({ length: count }, (_, at) => ({ id: `e${at}`, code, share: 0.5, rules: rules[at % rules.length] }))

const sites: Record<string, number> = { one: 1, eighty: 80 }
for (const [name, count] of Object.entries(sites))
  await buildSite(
    {
      propertyId: 'bench',
      trackingId: 'bench',
      domains: ['localhost'],
      anchors: {},
      treatAsHuman: true,
      endpoints: { base: 'http://localhost:9' },
      experiences: makeDefinitions(count),
    },
    join(folder, name),
  )

const server = createServer((request, reply) => {
  const path = (request.url ?? '').slice(1)
  if (path.endsWith('.js'))
    return reply.setHeader('Content-Type', 'text/javascript').end(readFileSync(join(folder, path)))
  reply.setHeader('Content-Type', 'text/html')
  reply.end(
    `<!doctype html><title>x</title><script>${stub}</script><script async type="module" src="/${path}/instep.js"></script>`,
  )
})
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
const origin = `http://localhost:${(server.address() as AddressInfo).port}`

const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
const times: Record<string, number> = {}
for (const name of Object.keys(sites)) {
  const page = await browser.newPage()
  await page.goto(`${origin}/${name}`)
  await page.waitForFunction(() => (globalThis as { __qubit?: { version?: string } }).__qubit?.version)
  await measureView(page) // A warm-up run
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  times[name] = await measureView(page)
  await page.close()
}
await browser.close()
server.close()
rmSync(folder, { recursive: true })
const { one = 0, eighty = 0 } = times
console.log(`ms, median of ${views} views, main thread ${slowdown} times slower`)
console.table({
  'one definition': { view: one },
  'eighty definitions': { view: eighty },
  'the eighty alone': { view: roundMs(eighty - one) },
})

/** Returns the median time of a view, in milliseconds. */
async function measureView(page: Page): Promise<number> {
  const all = await page.evaluate(async (count) => {
    const { uv } = globalThis as unknown as { uv: { emit(type: string, data: object): void } }
    const taken: number[] = []
    for (let view = 0; view < count; view++) {
      const begun = performance.now()
      uv.emit('ecView', { type: 'home' })
      taken.push(performance.now() - begun)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    return taken
  }, views)
  return roundMs(all.toSorted((a, b) => a - b)[all.length >> 1] ?? Number.NaN)
}

function roundMs(ms: number): number {
  return Math.round(ms * 100) / 100
}
