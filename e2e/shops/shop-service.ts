import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { start } from '../process.ts'
import { freePort } from '../service/free-port.ts'

const server = join(import.meta.dirname, '../../service/server.ts')

/** One service for all shops of a worker, one after the other: each test empties it. */
export const test = base.extend<object, { service: string }>({
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from the pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'instep-shops-'))
      const port = await freePort()
      const running = await start(server, {
        SERVICE_PORT: String(port),
        INSTEP_DATA: folder,
        INSTEP_INSPECT: '1',
        INSTEP_ENVIRONMENT: 'test',
      })
      await use(`http://localhost:${port}`)
      await running.stop()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
})
