import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run, start } from '../../e2e/process.ts'
import { servedBuilds } from '../build/builds.ts'
import { root } from '../setup/root.mjs'
import { seedHistory } from '../start/seed/seed-history.ts'
import { readSettings } from '../start/settings.ts'

/**
 * Builds shop and script, starts them and the service with a month of invented shopping, calls back with their
 * origins, and deletes the data. @throws with the remedy when a port is invalid
 */
export async function withDemo(
  trackingId: string,
  use: (demo: { shop: string; service: string }) => Promise<void>,
): Promise<void> {
  const { port, servicePort } = readSettings({ PORT: '4480', SERVICE_PORT: '4481', ...process.env })
  const data = mkdtempSync(join(tmpdir(), 'instep-pictures-'))
  const script = join(root, '.build', 'pictures')
  const variables = {
    PORT: String(port),
    SERVICE_PORT: String(servicePort),
    INSTEP_DATA: data,
    INSTEP_ENVIRONMENT: 'test',
    INSTEP_SCRIPT: script,
    INSTEP_WEATHER: join(root, 'shop/site/weather.json'),
    INSTEP_DATASETS: join(root, 'shop/site/datasets.json'),
    INSTEP_PLACEMENTS: join(root, 'shop/site/placements.json'),
    INSTEP_LOCATIONS: join(root, 'shop/site/locations.json'),
  }
  const stops: (() => Promise<void>)[] = []
  try {
    for (const { name, args } of servedBuilds) {
      const [file = '', ...rest] = name === 'script' ? [...args, '--out', script] : args
      await run(join(root, file), rest, variables)
    }
    for (const server of ['service/server.ts', 'shop/server.ts']) {
      const { stop } = await start(join(root, server), variables)
      stops.push(() => stop())
    }
    const shop = `http://localhost:${port}`
    const service = `http://localhost:${servicePort}`
    await seedHistory({ shop, service, trackingId, now: Date.now() })
    await use({ shop, service })
  } finally {
    for (const stop of stops) await stop()
    rmSync(data, { recursive: true, force: true })
  }
}
