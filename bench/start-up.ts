import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { buildSite } from '../cli/build/build-site.ts'
import { stub } from '../cli/snippet/snippet.ts'
import { chromiumFlags, chromiumPath } from '../tools/setup/chromium.mjs'

/**
 * Measures what the script costs a page at start-up, on a processor slowed down four times: `node bench/start-up.ts
 * [runs]`. Busy is the main thread time until one second after the load, minus that of the same page without a script.
 * First event is when its request begins. Target: both below 100 ms. The output also shows the minimum that any such
 * script costs.
 */
const runs = Number(process.argv[2] ?? 7)
const slowdown = 4

const bare = `
document.cookie = 'visitor=' + Math.random() + '; Path=/; Max-Age=31536000'
fetch('/events/bare', { method: 'POST', body: JSON.stringify([{ type: 'view', url: location.href }]), keepalive: true })
`
const pages: Record<string, string> = {
  nothing: '',
  bare: '<script async src="/bare.js"></script>',
  instep: `<script>${stub};uv.emit('ecView', { type: 'home' })</script><script async type="module" src="/instep.js"></script>`,
}
const answer = JSON.stringify({ status: { code: 200 }, rejected: [], history: {}, state: null })

const folder = mkdtempSync(join(tmpdir(), 'instep-bench-'))
const server = createServer((request, reply) => {
  const [path = ''] = (request.url ?? '').slice(1).split('?')
  if (path in pages)
    return reply.setHeader('Content-Type', 'text/html').end(`<!doctype html><title>x</title>${pages[path]}<h1>x</h1>`)
  if (!path.endsWith('.js')) return reply.end(answer)
  reply.setHeader('Content-Type', 'text/javascript').end(path === 'bare.js' ? bare : readFileSync(join(folder, path)))
})
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
const origin = `http://localhost:${(server.address() as AddressInfo).port}`
await buildSite(
  {
    propertyId: 'bench',
    trackingId: 'bench',
    domains: ['localhost'],
    anchors: {},
    experiences: [],
    endpoints: { base: origin },
    treatAsHuman: true,
  },
  folder,
)

const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
const table: Record<string, { busy: number; 'first event': number }> = {}
for (const page of Object.keys(pages)) {
  const measured = []
  await measureStartUp(page) // the first run is a warm-up
  for (let run = 0; run < runs; run++) measured.push(await measureStartUp(page))
  table[page] = {
    busy: medianOf(measured.map(({ busy }) => busy)),
    'first event': medianOf(measured.map(({ firstEvent }) => firstEvent)),
  }
}
const empty = table.nothing?.busy ?? 0
delete table.nothing
for (const row of Object.values(table)) row.busy = Math.round(row.busy - empty)
console.log(`ms, median of ${runs}, main thread ${slowdown} times slower`)
console.table(table)
await browser.close()
server.close()
rmSync(folder, { recursive: true })

/**
 * Returns the milliseconds of main thread time, and those from the start of the document to the request of the first
 * event.
 */
async function measureStartUp(path: string): Promise<{ busy: number; firstEvent: number }> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await session.send('Performance.enable')
  await page.goto(`${origin}/${path}`)
  await page.waitForTimeout(1000)
  const { metrics } = await session.send('Performance.getMetrics')
  const busy = 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  const firstEvent = await page.evaluate(() => {
    const [first] = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/events/'))
    return Math.round(first?.startTime ?? 0)
  })
  await context.close()
  return { busy, firstEvent }
}

function medianOf(numbers: number[]): number {
  return Math.round(numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN)
}
