import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { test as ofDemo } from '../demo.ts'
import { start } from '../process.ts'
import { freePort } from '../service/free-port.ts'

const root = join(import.meta.dirname, '../..')

export type SteerStage = {
  /** The origin of the shop, whose script the console publishes. */
  shop: string
  /** The origin of the service, with the console at `/console`. */
  service: string
  /** Starts the service again with other variables, on the same data. */
  restartService(changes: Record<string, string>): Promise<void>
}

/** The demo's shop with few experiences, so that each publication takes little. */
const configText = `import site from ${JSON.stringify(join(root, 'shop/instep.config.ts'))}
export default { ...site, experiences: site.experiences.filter(({ id }) => ['social-proof', 'accordion'].includes(id)) }
`

/** A shop and a service that begin with nothing but a configuration: the service builds the script by itself. */
export const test = ofDemo.extend<{ stage: SteerStage }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from the pattern
  stage: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'instep-steer-'))
    const [port, servicePort] = [await freePort(), await freePort()]
    writeFileSync(join(folder, 'instep.config.mjs'), configText)
    const script = join(folder, 'script')
    const variables = {
      PORT: String(port),
      SERVICE_PORT: String(servicePort),
      INSTEP_DATA: join(folder, 'data'),
      INSTEP_ENVIRONMENT: 'development',
      INSTEP_LOCATION_DATABASE: 'none',
      INSTEP_SCRIPT: script,
      INSTEP_CDN: script,
      INSTEP_CONFIG: join(folder, 'instep.config.mjs'),
      INSTEP_CONFIG_LOCAL: '1',
    }
    const startService = (changes: Record<string, string> = {}) =>
      start(join(root, 'service/server.ts'), { ...variables, ...changes })
    let service = await startService()
    // The shop serves what is there when it starts.
    while (!existsSync(join(script, 'instep.js'))) await setTimeout(200)
    const shop = await start(join(root, 'shop/server.ts'), variables)
    await use({
      shop: `http://localhost:${port}`,
      service: `http://localhost:${servicePort}`,
      async restartService(changes) {
        await service.stop()
        service = await startService(changes)
      },
    })
    await shop.stop()
    await service.stop()
    rmSync(folder, { recursive: true, force: true })
  },
})
