import { onTestFinished, vi } from 'vitest'
import type { WireEvent } from '../../../contract/event.ts'
import type { SitePlacement } from '../../../contract/placement.ts'
import type { ScriptConfig, SiteExperience } from '../../../contract/script-config.ts'
import { limits } from '../../limits.ts'
import type { Run } from '../../startup/run.ts'
import { runSteps } from '../../startup/run-steps.ts'
import { steps } from '../../startup/steps.ts'
import { aLog } from '../../testing/a-log.ts'
import { allSources } from '../../testing/all-sources.ts'
import { withConsent } from '../../visitor/consent/with-consent.ts'
import { newId } from '../../visitor/new-id.ts'
import { sampleOf } from '../../visitor/sample.ts'
import { openCookieJar } from '../cookie-jar.ts'
import { openPage, type Page } from '../page.ts'

export type BrowserRunFacts = {
  config?: Partial<ScriptConfig>
  experiences?: readonly SiteExperience[]
  placements?: readonly SitePlacement[]
  page?: Partial<Page>
  /** The `qb_` options of the address. */
  options?: [string, string][]
  /** Returns the service's response where it differs from a success. */
  reply?: (url: string, init: RequestInit) => Response | undefined
}

export type BrowserRun = {
  run: Run
  log: ReturnType<typeof aLog>
  /** Requested addresses, in order. */
  requests: string[]
  /** Sent events, in order. */
  sent: WireEvent[]
}

const answer = { status: { code: 200 }, rejected: [], history: { views: 0 } }

/** Starts a whole run in the test's browser, with a service that accepts everything, and cleans up after the test. */
export async function aBrowserRun({
  config,
  experiences = [],
  placements,
  page,
  options,
  reply,
}: BrowserRunFacts = {}): Promise<BrowserRun> {
  const requests: string[] = []
  const sent: WireEvent[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push(url)
    if (url.includes('/events/')) sent.push(...(JSON.parse(String(init.body)) as WireEvent[]))
    return reply?.(url, init) ?? new Response(JSON.stringify(answer))
  })
  const whole: ScriptConfig = {
    propertyId: 'property',
    trackingId: 'tracking',
    domains: [location.hostname],
    anchors: {},
    endpoints: { base: 'https://collect.test' },
    flags: { compression: false, stateSync: false },
    treatAsHuman: true,
    ...config,
  }
  const log = aLog()
  const browser = openPage()
  let isOver = false
  const onStored: Page['onStored'] = (prefix, task) => browser.onStored(prefix, (value) => !isOver && task(value))
  const onLeaving: Page['onLeaving'] = (task) => browser.onLeaving((gone) => !isOver && task(gone))
  const guarded = withConsent({ ...browser, onStored, onLeaving, ...page }, whole, log)
  const run: Run = {
    site: { config: whole, experiences, placements, sources: allSources },
    ...guarded,
    log,
    options: new Map(options),
    heldDebug: [],
    ...(!browser.instep().newId && { newId: anIdWithoutStatistics() }),
  }
  onTestFinished(() => {
    isOver = true
    // The run still listens to the page, so it is silenced for the tests that follow, and nothing of it goes on waiting,
    // also not for its turn among the tabs.
    guarded.consent.set('denied')
    for (const { experienceId } of run.engine?.list() ?? []) run.engine?.stop(experienceId)
    dispatchEvent(new PageTransitionEvent('pagehide'))
    cleanUp()
  })
  await runSteps(steps, run)
  return { run, log, requests, sent }
}

/** Returns the id of a new visitor outside the hundredth whose statistics are sent too (ST-22). */
function anIdWithoutStatistics(): string {
  for (;;) {
    const id = newId(Date.now(), Math.random)
    if (sampleOf(id) > limits.statisticsSample) return id
  }
}

/** Removes all cookies, keys and globals of the script, as before a first visit. */
function cleanUp(): void {
  vi.unstubAllGlobals()
  const jar = openCookieJar(document)
  for (const name of jar.names()) jar.write(name, '', { domain: '', lifeMs: 0 })
  localStorage.clear()
  sessionStorage.clear()
  for (const name of ['uv', '__qubit', 'instep', 'dataLayer', '__tcfapi']) Reflect.deleteProperty(window, name)
}
