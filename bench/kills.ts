import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { WireEvent } from '../contract/event.ts'
import { anEvent } from '../contract/testing/an-event.ts'
import { startProgram } from './service/start-program.ts'

/**
 * Kills the service (kill -9) under load, repeatedly: `node bench/kills.ts [kills]`. Afterwards no acknowledged event
 * may be missing, and none may be stored twice. Events without an acknowledgement are posted again, as the script
 * does. Exits with 1 when this guarantee is broken.
 */
const kills = Number(process.argv[2] ?? 100)
const lines = 4

const folder = mkdtempSync(join(tmpdir(), 'instep-bench-'))
const answered: string[] = []
let repeated = 0
let service: ChildProcess | undefined
/** Unacknowledged batches, by the number of the line that posts them. */
const open: (WireEvent[] | undefined)[] = []
const startedAt = performance.now()

try {
  for (let kill = 0; kill < kills; kill++) {
    const origin = await startService()
    const posting = Array.from({ length: lines }, (_, line) => postUntilGone(origin, line))
    await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 150))
    const ended = service && once(service, 'exit')
    service?.kill('SIGKILL')
    await Promise.all([ended, ...posting])
  }
  const origin = await startService()
  const reply = await fetch(`${origin}/_inspect/events`)
  const { events } = (await reply.json()) as { events: { event: WireEvent }[] }
  const ids = events.map(({ event }) => event.meta.id)
  const stored = new Set(ids)
  const lost = answered.filter((id) => !stored.has(id)).length
  const twice = ids.length - stored.size
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  console.log(
    `${kills} kills in ${seconds} s: ${answered.length} events answered for, ${repeated} batches posted again`,
  )
  console.log(`${lost} lost, ${twice} stored twice`)
  process.exitCode = lost + twice > 0 ? 1 : 0
} finally {
  service?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
}

async function startService(): Promise<string> {
  const started = await startProgram('service/server.ts', folder, { INSTEP_INSPECT: '1' })
  service = started.process
  return started.origin
}

/**
 * Posts batches one after another until the service is gone, starting with the batch that an earlier kill left
 * unacknowledged.
 */
async function postUntilGone(origin: string, line: number): Promise<void> {
  for (;;) {
    const isRepeat = open[line] !== undefined
    const batch = open[line] ?? [anEvent(), anEvent()]
    open[line] = batch
    try {
      const query = isRepeat ? '?dedupe=true' : ''
      const answer = await fetch(`${origin}/events/raw/shop${query}`, { method: 'POST', body: JSON.stringify(batch) })
      if (answer.status !== 200) return
      await answer.json()
    } catch {
      return // this batch was not acknowledged, so nothing is guaranteed for it
    }
    if (isRepeat) repeated++
    answered.push(...batch.map(({ meta }) => meta.id))
    open[line] = undefined
  }
}
