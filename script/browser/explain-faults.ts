import { endpointOf } from '../../contract/endpoints.ts'
import type { ScriptConfig } from '../../contract/script-config.ts'
import type { DebugEvent } from '../events/debug-event.ts'
import { limits } from '../limits.ts'
import type { Log } from '../log.ts'
import type { Page } from './page.ts'

/**
 * Writes to the console, once per page, what keeps a site's set-up from working, with the remedy. Loaded when such a
 * fault is found, because pages of a site that is set up well never need it.
 */

/** What has kept events from the service on this page load, for the inspector. */
export type DeliveryFaults = {
  /** The sign by which the browser counts as a bot. */
  botSign?: string
  /** The last failed attempt to send, and how many there have been. */
  failedPost?: { at: number; reason: string; count: number }
}

type FaultyRun = {
  readonly site: { config: ScriptConfig }
  readonly page: Page
  readonly log: Log
  faults?: DeliveryFaults
  tracker?: { emitDebug(event: DebugEvent): void }
}

/** Explains that the script does not run on a host that the configuration does not name (ST-15). */
export function explainDomain({ site, page, log }: FaultyRun): void {
  const host = page.host()
  log.warn(
    host
      ? `Instep does not run on ${host}: the configuration has domains: ${JSON.stringify(site.config.domains)}. Add "${host}" and build again`
      : 'Instep does not run in a frame without an address of its own (srcdoc, about:blank)',
  )
}

/** Explains why nothing of a bot is sent, and reports one in ten of its page loads to the site's owners (EV-12). */
export function reportBot(run: FaultyRun): void {
  const { page, log, tracker } = run
  const userAgent = page.userAgent()
  const sign = page.webdriver() ? 'it is driven by a program (navigator.webdriver)' : `its user agent is "${userAgent}"`
  run.faults = { ...run.faults, botSign: sign }
  log.warn(`Instep takes this browser for a bot and sends no events, because ${sign}. For tests set treatAsHuman: true`)
  if (page.random() >= limits.botShare) return
  tracker?.emitDebug({ code: 'bot', message: 'The browser is a bot', data: { userAgent } })
}

/** The reasons that each page has explained; a request fails again and again while the reason is the same. */
const explained = new WeakMap<Log, Set<string>>()

/** Explains why a batch of events could not be sent, unless that was explained before. */
export async function explainFailedPost(
  run: Pick<FaultyRun, 'page' | 'log' | 'faults'>,
  config: ScriptConfig,
  reason: string,
): Promise<void> {
  const { page, log, faults } = run
  const count = (faults?.failedPost?.count ?? 0) + 1
  run.faults = { ...faults, failedPost: { at: page.now(), reason, count } }
  const said = explained.get(log) ?? new Set()
  explained.set(log, said)
  if (said.has(reason)) return
  said.add(reason)
  log.warn(`Events could not be sent and stay stored: ${reason}. ${await findRemedy(config, page, reason)}`)
}

/**
 * Returns the remedy for a reason. A request without an answer says nothing of why, so that the service is asked again: an
 * answer that arrives but may not be read is blocked (CORS), and one that can be read means that the connection was
 * interrupted.
 */
async function findRemedy(config: ScriptConfig, page: Page, reason: string): Promise<string> {
  const host = endpointOf('events', config)
  const { origin } = new URL(page.facts().url)
  const isAnswered = (mode: RequestMode) =>
    fetch(`${host}/health`, { mode, credentials: 'omit', cache: 'no-store' }).then(
      () => true,
      () => false,
    )
  if (/status \d|timeout/i.test(reason)) return 'They are sent again later'
  if (!navigator.onLine) return 'The browser is offline; they are sent when it is online again'
  if (await isAnswered('cors')) return 'The service can be reached now; they are sent again'
  if (await isAnswered('no-cors'))
    return `${host} answers, but does not let ${origin} read its answers: start the service with INSTEP_ORIGINS=${origin}`
  return `${host} cannot be reached: start the service there, set endpoints to its address, and allow that address in the connect-src of the page's Content-Security-Policy`
}
