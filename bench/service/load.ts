import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

/** A load on services that answer `POST /events/raw/…`; without a rate, as fast as they answer. */
export type Load = {
  origins: string[]
  /** Events of one request. */
  events: number
  requestsPerSecond?: number
  connections: number
  seconds: number
}

/** Latencies are in ms, of the slowest of several origins. */
export type LoadFigures = {
  eventsPerSecond: number
  requestsPerSecond: number
  medianMs: number
  p99Ms: number
  failed: number
}

/** Sends a load from a process of its own. @throws (rejects) when that fails */
export async function sendLoad(load: Load): Promise<LoadFigures> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'send-load.ts'), JSON.stringify(load)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return JSON.parse(await text(child.stdout))
}
