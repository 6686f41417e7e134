import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { formatDuration } from '../console/table.ts'
import { root } from '../setup/root.mjs'
import { partsOf } from './parts-of.ts'
import { seedCounters } from './seed/seed-history.ts'
import { seedTraffic } from './seed/seed-traffic.ts'
import type { Settings } from './settings.ts'
import { sendShoppers } from './shoppers/send-shoppers.ts'
import { superviseParts } from './supervise.ts'
import { waitUntilAnswers } from './wait-until-answers.ts'

type DemoRun = {
  /** When the command began, by `performance.now`. */
  begin: number
  /** Aborted when the user stops the demo. */
  signal: AbortSignal
  /** Whether builds and servers restart when their sources change. */
  watch: boolean
}

type AnnounceNeeds = Omit<DemoRun, 'watch'> & {
  /** Whether there is no data yet, in which case the demo begins with an invented month of shopping. */
  isFresh: boolean
}

/** Milliseconds after which a part that does not respond is reported. */
const slow = 30_000

/** Runs service and shop until one ends or the signal is aborted, and returns the exit code. */
export async function serveDemo(settings: Settings, { begin, signal, watch }: DemoRun): Promise<number> {
  const env = {
    ...process.env,
    PORT: String(settings.port),
    SERVICE_PORT: String(settings.servicePort),
    INSTEP_DATA: settings.dataFolder,
    INSTEP_ENVIRONMENT: settings.environment,
    INSTEP_WEATHER: process.env.INSTEP_WEATHER || join(root, 'shop/site/weather.json'),
    INSTEP_DATASETS: process.env.INSTEP_DATASETS || join(root, 'shop/site/datasets.json'),
    INSTEP_PLACEMENTS: process.env.INSTEP_PLACEMENTS || join(root, 'shop/site/placements.json'),
    // Users of the demo sit at the machine itself, whose location no database knows.
    INSTEP_SITE: process.env.INSTEP_SITE || join(root, '.build/site.json'),
    INSTEP_CONFIG: process.env.INSTEP_CONFIG || join(root, 'shop/instep.config.ts'),
    INSTEP_CDN: process.env.INSTEP_CDN || join(root, '.build/instep'),
    INSTEP_LOCATIONS: process.env.INSTEP_LOCATIONS || join(root, 'shop/site/locations.json'),
  }
  const dataFolder = resolve(root, settings.dataFolder)
  const isFresh = !existsSync(join(dataFolder, 'service.sqlite'))
  if (isFresh)
    await seedTraffic(dataFolder, { trackingId: 'norrow', shop: `http://localhost:${settings.port}`, now: Date.now() })
  const running = superviseParts(partsOf({ watch, env }), { cwd: root, signal })
  announceDemo(settings, { begin, isFresh, signal: running.goingDown })
  // They come to what is published in the console, for some minutes.
  const shoppers = sendShoppers({
    service: `http://localhost:${settings.servicePort}`,
    shop: `http://localhost:${settings.port}`,
    trackingId: 'norrow',
    siteFile: env.INSTEP_SITE,
    signal: running.goingDown,
  })

  const { part, code } = await running.ended
  await shoppers
  if (!part) return 0
  console.error(`The ${part} ended with exit code ${code}; the rest was stopped.`)
  return code || 1
}

async function announceDemo(settings: Settings, { begin, isFresh, signal }: AnnounceNeeds): Promise<void> {
  const shop = `http://localhost:${settings.port}`
  const service = `http://localhost:${settings.servicePort}`
  const health = `${service}/health`
  const late = setTimeout(() => console.error(`Still no answer from ${shop} or ${health}.`), slow)
  try {
    await Promise.all([waitUntilAnswers(`${shop}/uk/en/`, { signal }), waitUntilAnswers(health, { signal })])
    if (isFresh) await seedCounters({ service, shop, trackingId: 'norrow', now: Date.now() })
    console.log(`
Instep runs, ready in ${formatDuration(performance.now() - begin)}. Ctrl-C ends it.
  shop       ${shop}/uk/en/
  gallery    ${shop}/gallery
  inspector  ${shop}/uk/en/?qb_explorer
  console    ${service}/console
  service    ${health}
  data       ${resolve(root, settings.dataFolder)}
`)
  } catch (error) {
    if (!signal.aborted) throw error // shutting down: the part that ended is reported elsewhere
  } finally {
    clearTimeout(late)
  }
}
