import { join, resolve } from 'node:path'
import { duration } from '../console/duration.ts'
import { root } from '../setup/root.mjs'
import { partsOf } from './parts-of.ts'
import type { Settings } from './settings.ts'
import { supervise } from './supervise.ts'
import { waitUntilAnswers } from './wait-until-answers.ts'

type Run = {
  /** When the command began, as `performance.now` gives it. */
  begin: number
  /** Aborted when the reader has enough. */
  signal: AbortSignal
  /** Whether builds and servers follow their sources. */
  watch: boolean
}

/** Milliseconds after which a part that does not answer is worth a word. */
const slow = 30_000

/** Runs service and shop until one ends or the signal is aborted; answers the exit code. */
export async function serve(settings: Settings, { begin, signal, watch }: Run): Promise<number> {
  const env = {
    ...process.env,
    PORT: String(settings.port),
    SERVICE_PORT: String(settings.servicePort),
    INSTEP_DATA: settings.dataFolder,
    INSTEP_ENVIRONMENT: settings.environment,
    INSTEP_PLACEMENTS: process.env.INSTEP_PLACEMENTS || join(root, 'shop/site/placements.json'),
  }
  const running = supervise(partsOf({ watch, env }), { cwd: root, signal })
  announce(settings, { begin, signal: running.goingDown })

  const { part, code } = await running.ended
  if (!part) return 0
  console.error(`The ${part} ended with exit code ${code}; the rest was stopped.`)
  return code || 1
}

async function announce(settings: Settings, { begin, signal }: Omit<Run, 'watch'>): Promise<void> {
  const shop = `http://localhost:${settings.port}`
  const health = `http://localhost:${settings.servicePort}/health`
  const late = setTimeout(() => console.error(`Still no answer from ${shop} or ${health}.`), slow)
  try {
    await Promise.all([waitUntilAnswers(`${shop}/uk/en/`, { signal }), waitUntilAnswers(health, { signal })])
    console.log(`
Instep runs, ready in ${duration(performance.now() - begin)}. Ctrl-C ends it.
  shop       ${shop}/uk/en/
  gallery    ${shop}/gallery
  inspector  ${shop}/uk/en/?qb_explorer
  service    ${health}
  data       ${resolve(root, settings.dataFolder)}
`)
  } catch (error) {
    if (!signal.aborted) throw error // going down: which part ended is said elsewhere
  } finally {
    clearTimeout(late)
  }
}
