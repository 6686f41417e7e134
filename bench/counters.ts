import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sqliteStorage } from '../service/storage/sqlite-storage.ts'

/**
 * Measures the counters on a file: `node bench/counters.ts [products]`. Target: reading the top 50 of 100,000 products
 * in a window of 7 days takes less than 5 ms.
 */
const products = Number(process.argv[2] ?? 100_000)
const week = 7 * 24 * 60 * 60 * 1000
const list = { property: 'shop', kind: 'topk', name: 'views' } as const

const folder = mkdtempSync(join(tmpdir(), 'instep-bench-'))
const storage = sqliteStorage(join(folder, 'service.sqlite'))
try {
  // The products of a shop: each is viewed at least once, and a few are viewed very often. The increments spread over
  // the week.
  const seen = [
    ...Array.from({ length: products }, (_, at) => at),
    ...Array.from({ length: 2 * products }, () => Math.floor(products * Math.random() ** 4)),
  ]
  const filling = await measureTime(async () => {
    for (let from = 0; from < seen.length; from += 500) {
      const part = seen.slice(from, from + 500)
      await Promise.all(part.map((product, at) => addCount(product, Math.round(((from + at) / seen.length) * week))))
    }
  })
  printFigure(
    `${seen.length} increments of ${products} products, 500 at once`,
    `${Math.round((seen.length / filling) * 1000)} per second`,
  )

  for (const k of [50, 1000]) {
    await measureReads(`top ${k}, nothing expired`, () => storage.counters.top(list, k, week))
  }
  const lapsed = week + 10_000
  await measureReads('top 50, 10 s of increments expired and not swept', () => storage.counters.top(list, 50, lapsed))
  await measureReads('one count', () => storage.counters.count(list, 'p77', lapsed))

  let longest = 0
  let sweeps = 0
  const hour = week + 3_600_000
  for (; ((await storage.counters.nextSweep()) ?? Number.POSITIVE_INFINITY) <= hour; sweeps++) {
    longest = Math.max(longest, await measureTime(() => storage.counters.sweep(hour)))
  }
  printFigure(`sweeping an hour's increments, ${sweeps} turns`, `${longest.toFixed(1)} ms the longest turn`)
  await measureReads('one increment, committed', () => addCount(1, week))
} finally {
  await storage.close()
  rmSync(folder, { recursive: true })
}

function addCount(product: number, now: number): Promise<void> {
  return storage.counters.add({ ...list, id: `p${product}`, times: 1, visitorId: null, now, expiresAt: now + week })
}

async function measureTime(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await work()
  return performance.now() - begin
}

async function measureReads(name: string, work: () => Promise<unknown>): Promise<void> {
  const times: number[] = []
  for (let run = 0; run < 200; run++) times.push(await measureTime(work))
  times.sort((a, b) => a - b)
  printFigure(name, `${times[100]?.toFixed(3)} ms median, ${times[198]?.toFixed(3)} ms the slowest but one`)
}

function printFigure(name: string, figure: string): void {
  console.log(`${name.padEnd(60)} ${figure}`)
}
