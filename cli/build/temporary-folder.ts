import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Does something in a temporary folder, which is removed afterwards, also where the process is ended meanwhile, as by Ctrl+C.
 * @param prefix of its name
 */
export async function inTemporaryFolder<T>(prefix: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), prefix))
  const removeFolder = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  const endWork = () => {
    for (const name of endings) process.off(name, endBy)
    process.off('exit', removeFolder)
    removeFolder()
  }
  function endBy(name: NodeJS.Signals): void {
    // Whoever else listens decides what becomes of the process.
    if (process.listenerCount(name) > 1) return
    try {
      endWork()
    } finally {
      process.kill(process.pid, name)
    }
  }
  process.once('exit', removeFolder)
  for (const name of endings) process.on(name, endBy)
  try {
    return await work(folder)
  } finally {
    endWork()
  }
}
