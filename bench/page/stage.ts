import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run, start } from '../../e2e/process.ts'
import { freePort } from '../../e2e/service/free-port.ts'
import { root } from '../../tools/setup/root.mjs'
import { openBarePages } from './bare-pages.ts'
import { writeGrowthBook } from './growthbook.ts'

/** The demo twice, once with Instep and once with GrowthBook, and two pages that contain only a script. */
export type Stage = {
  /** The addresses of the shops, e.g. `http://localhost:4520`. */
  instep: string
  growthBook: string
  /** The base address of `/instep` and `/growthbook`, the pages that contain only that script. */
  bare: string
  stop(): Promise<void>
}

/** Starts servers on free ports, with temporary data. The shop must have been built. */
export async function openStage(): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'instep-bench-'))
  const [servicePort, instepPort, growthBookPort] = [await freePort(), await freePort(), await freePort()]
  const variables = {
    SERVICE_PORT: String(servicePort),
    INSTEP_DATASETS: join(root, 'shop/site/datasets.json'),
    INSTEP_PLACEMENTS: join(root, 'shop/site/placements.json'),
    INSTEP_LOCATIONS: join(root, 'shop/site/locations.json'),
    INSTEP_WEATHER: join(root, 'shop/site/weather.json'),
  }
  const built = join(folder, 'instep')
  const config = ['--config', 'shop/instep.config.ts', '--out', built]
  await run(join(root, 'cli/instep.ts'), ['build', ...config], variables)
  const bare = await openBarePages(join(folder, 'bare'))
  const other = join(folder, 'growthbook')
  await writeGrowthBook(other, bare.services)
  const startShop = (port: number, script: string) =>
    start(join(root, 'shop/server.ts'), {
      ...variables,
      PORT: String(port),
      INSTEP_DATA: join(folder, `data-${port}`),
      INSTEP_SCRIPT: script,
    })
  const [instep, growthBook] = [`http://localhost:${instepPort}`, `http://localhost:${growthBookPort}`]
  const running = [
    await start(join(root, 'service/server.ts'), {
      ...variables,
      INSTEP_DATA: join(folder, 'data'),
      INSTEP_ORIGINS: `${instep},${growthBook}`,
    }),
    await startShop(instepPort, built),
    await startShop(growthBookPort, other),
  ]
  return {
    instep,
    growthBook,
    bare: bare.pages,
    async stop() {
      for (const { stop } of running) await stop()
      await bare.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
