import { fork } from 'node:child_process'
import { ownModule } from '../build/own-module.ts'
import { stopProcess } from './stop-process.ts'

/** What to build for pages on this machine. */
export type BuildOrder = {
  config: string
  /** The folder to write. A build with mistakes leaves it unchanged. */
  out: string
  /** The origin of the local service, in place of the configured endpoints; without one they stay. */
  service?: string | undefined
  /** The file to write what the site is made of to, for the console. */
  describe?: string
  /** Builds a preview in place of the site's script. */
  preview?: { localId?: string | undefined }
}

/** What became of a build, and the files it was made from. */
export type BuildOutcome = {
  isBuilt: boolean
  experiences: number
  files: string[]
  /** The file name of a preview. */
  script?: string
}

/** A build with when it began, in epoch milliseconds: what was changed since then may not be in it. */
export type LocalBuild = BuildOutcome & { begunAt: number }

/**
 * Builds the script of a configuration. Runs in a process of its own, because a module that was imported once is not
 * read again. Mistakes are printed to standard error.
 */
export async function buildLocally(order: BuildOrder, signal: AbortSignal): Promise<LocalBuild> {
  const begunAt = Date.now()
  const child = fork(ownModule('cli/local/build-child.ts'), [JSON.stringify(order)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const stopBuild = () => void stopProcess(child)
  signal.addEventListener('abort', stopBuild, { once: true })
  let outcome: BuildOutcome = { isBuilt: false, experiences: 0, files: [order.config] }
  child.on('message', (message) => {
    outcome = message as BuildOutcome
  })
  await new Promise((resolve) => child.once('close', resolve))
  signal.removeEventListener('abort', stopBuild)
  return { ...outcome, begunAt }
}
