import { parentPort, workerData } from 'node:worker_threads'
import { loadTarget } from './targets.ts'
import { type FuzzPlan, tryTarget } from './try-target.ts'

/** What a worker is started with. */
export type FuzzJob = FuzzPlan & {
  /** The address of the file of the target. */
  file: string
  /** One number: how many inputs have begun. Whoever started the worker sees by it that nothing hangs. */
  begun: Int32Array
}

const { file, begun, ...plan } = workerData as FuzzJob
const outcome = await tryTarget(await loadTarget(file), plan, () => Atomics.add(begun, 0, 1))
parentPort?.postMessage(outcome)
