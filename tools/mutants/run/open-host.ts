import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { root } from '../../setup/root.mjs'
import type { TrialAnswer, TrialRequest } from './mutant-host.ts'

/** Runs test files, with one file changed. */
export type MutantHost = {
  /** Returns the test files that failed; undefined when there is no answer within the limit, in milliseconds. */
  askHost(request: TrialRequest, limitMs: number): Promise<string[] | undefined>
  close(): void
}

const hostFile = fileURLToPath(new URL('./mutant-host.ts', import.meta.url))

/**
 * Keeps one process with vitest in it, which is begun anew after a run without an answer: an endless loop only ends with the process
 * that runs it.
 */
export function openHost(): MutantHost {
  let host: ChildProcess | undefined
  const closeHost = () => {
    if (host) killGroup(host)
    host = undefined
  }
  const beginHost = async () => {
    // A group of its own, so that the processes that run the tests end with it.
    const begun = fork(hostFile, { cwd: root, detached: true, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
    await Promise.race([once(begun, 'message'), once(begun, 'exit').then(refuseStart)])
    return begun
  }
  const endAll = () => closeHost()
  process.once('exit', endAll)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  return {
    async askHost(request, limitMs) {
      host ??= await beginHost()
      const answered = new AbortController()
      const signal = AbortSignal.any([AbortSignal.timeout(limitMs), answered.signal])
      try {
        host.send(request)
        const [{ failed }] = (await Promise.race([
          once(host, 'message', { signal }),
          // A mutant may end the process, too.
          once(host, 'exit', { signal }).then(() => Promise.reject(new Error('the host has ended'))),
        ])) as [TrialAnswer]
        return failed
      } catch {
        closeHost()
        return undefined
      } finally {
        answered.abort()
      }
    },
    close: closeHost,
  }
}

function refuseStart(): never {
  throw new Error('vitest does not start')
}

function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended already.
  }
}
