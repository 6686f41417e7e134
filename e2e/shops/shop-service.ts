import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OncePerWorker } from '../once-per-worker.ts'
import { start } from '../process.ts'
import { freePort } from '../service/free-port.ts'

const server = join(import.meta.dirname, '../../service/server.ts')

/** Returns the origin of one service for all shops of a worker, one after the other: each test empties it. */
export function serviceOfShops(oncePerWorker: OncePerWorker): Promise<string> {
  return oncePerWorker('service of shops', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'instep-shops-'))
    const port = await freePort()
    const running = await start(server, {
      SERVICE_PORT: String(port),
      INSTEP_DATA: folder,
      INSTEP_INSPECT: '1',
      INSTEP_ENVIRONMENT: 'test',
    })
    return {
      value: `http://localhost:${port}`,
      async end() {
        await running.stop()
        rmSync(folder, { recursive: true, force: true })
      },
    }
  })
}
