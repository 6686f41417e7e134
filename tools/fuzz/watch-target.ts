import { Worker } from 'node:worker_threads'
import { messageOf } from '../../contract/message-of.ts'
import type { FuzzJob } from './fuzz-worker.ts'
import { loadTarget } from './targets.ts'
import { type FuzzOutcome, type FuzzPlan, inputAt } from './try-target.ts'

/** How long one input may take before it counts as a hang, in milliseconds; loading a target takes a few seconds. */
const hangMs = 20_000
const lookEveryMs = 250

/**
 * Tries a target in a thread of its own, so that an endless loop is found too: an input that takes 20 s is a failure, and so is one that
 * ends the thread, as a promise does that nobody waits for.
 */
export async function watchTarget(file: string, plan: FuzzPlan, patienceMs = hangMs): Promise<FuzzOutcome> {
  const begun = new Int32Array(new SharedArrayBuffer(4))
  const job: FuzzJob = { ...plan, file, begun }
  const worker = new Worker(new URL('./fuzz-worker.ts', import.meta.url), { workerData: job })
  const from = performance.now()
  let watch: NodeJS.Timeout | undefined
  try {
    return await new Promise<FuzzOutcome>((resolve, reject) => {
      let seen = 0
      let seenAt = performance.now()
      watch = setInterval(() => {
        const count = Atomics.load(begun, 0)
        if (count !== seen) {
          seen = count
          seenAt = performance.now()
          return
        }
        // Before the first input the target is loaded, for which it has the usual time.
        const mostMs = seen === 0 ? hangMs : patienceMs
        if (performance.now() - seenAt > mostMs) reject(new Error(`no end after ${mostMs / 1000} s`))
      }, lookEveryMs)
      worker.once('message', resolve)
      worker.once('error', reject)
    })
  } catch (error) {
    const tried = Atomics.load(begun, 0)
    const at = Math.max(0, tried - 1)
    const input = tried > 0 ? await inputAt(await loadTarget(file), plan.seed, at) : 'none: the target was not loaded'
    const seconds = (performance.now() - from) / 1000
    return { tried, seconds, slowestMs: seconds * 1000, failure: { at, input, error: messageOf(error) } }
  } finally {
    clearInterval(watch)
    await worker.terminate()
  }
}
