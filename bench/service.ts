import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureGrowth } from './service/growth.ts'
import { type LoadFigures, sendLoad } from './service/load.ts'
import { subjects } from './service/subjects.ts'

/**
 * Compares the service on SQLite and on a cluster, as one process and as three, with a sink that parses and forgets and one that
 * inserts each request by itself, all in one run: `node bench/service.ts [seconds] [part of a name]`. Each load goes on for
 * that long, after a shorter one that warms up. Then come the times of what the service on SQLite does most, by how much it
 * has stored. Load, service and servers share this machine's processors.
 */
const seconds = Number(process.argv[2] ?? 10)
const wanted = process.argv[3] ?? ''

/** As many small requests as shops in a busy hour send, batches of a page, and as much as there can be. */
const loads = {
  '2,000 requests/s of 1 event': { events: 1, requestsPerSecond: 2000, connections: 64 },
  '200 requests/s of 15 events': { events: 15, requestsPerSecond: 200, connections: 64 },
  'all it takes, 15 events': { events: 15, connections: 64 },
}

console.log(`${cpus().length} cores of ${cpus()[0]?.model}, Node ${process.versions.node}, ${seconds} s each`)
for (const [name, start] of Object.entries(subjects).filter(([name]) => name.includes(wanted))) {
  const folder = mkdtempSync(join(tmpdir(), 'instep-bench-'))
  const subject = await start(folder)
  let stored = 0
  try {
    const { origins } = subject
    await sendLoad({ origins, events: 5, connections: 16, seconds: Math.min(3, seconds) })
    const before = await subject.stored()
    for (const [loadName, load] of Object.entries(loads)) {
      const used = subject.usedSeconds()
      const figures = await sendLoad({ origins, seconds, ...load })
      const cores = (subject.usedSeconds() - used) / seconds
      stored += figures.eventsPerSecond * seconds
      console.log(describeFigures(`${name}: ${loadName}`, figures, cores))
    }
    const after = await subject.stored()
    const grown = Object.entries(after).map(
      ([store, bytes]) => `${((bytes - (before[store] ?? 0)) / stored).toFixed(0)} bytes for an event (${store})`,
    )
    console.log(`${name}: ${grown.join(', ')}, ${(subject.memory() / 2 ** 20).toFixed(0)} MiB of memory`)
  } finally {
    await subject.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

if ('growth'.includes(wanted)) {
  const sizes = [10_000, 100_000, 1_000_000]
  const measured = await measureGrowth(sizes)
  console.log(
    `\nmilliseconds, the median, with so many events stored: ${sizes.map((size) => size.toLocaleString('en')).join(', ')}`,
  )
  for (const what of Object.keys(measured.get(sizes[0] ?? 0) ?? {})) {
    const times = sizes.map((size) => (measured.get(size)?.[what] ?? 0).toFixed(3))
    console.log(`${what.padEnd(30)}${times.map((each) => each.padStart(10)).join('')}`)
  }
}

function describeFigures(name: string, figures: LoadFigures, cores: number): string {
  const { eventsPerSecond, requestsPerSecond, medianMs, p99Ms, failed } = figures
  const perEvent = (cores / eventsPerSecond) * 1e6
  return [
    `${name.padEnd(58)}${eventsPerSecond.toLocaleString('en').padStart(7)} events/s`,
    `${requestsPerSecond.toLocaleString('en')} requests/s`,
    `p50 ${medianMs} ms`,
    `p99 ${p99Ms} ms`,
    `${cores.toFixed(2)} cores`,
    `${perEvent.toFixed(0)} µs of processor for an event`,
    `${failed} failed`,
  ].join(', ')
}
