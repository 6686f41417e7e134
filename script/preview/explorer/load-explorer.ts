import { whyNoExplorer } from './capability.ts'
import { createInspection, type InspectedRun, type Inspection } from './inspection.ts'
import { loadAddress } from './page-address.ts'
import { openTabPreview, sessionOf } from './tab-preview.ts'
import { watchConsent } from './watch-consent.ts'
import { watchPlacements } from './watch-placements.ts'

/** The exports of the explorer's script. */
export type Explorer = { openInspector(inspection: Inspection): void }

/** The parts of a run that the explorer needs. */
export type ExplorerSources = InspectedRun & { readonly options: ReadonlyMap<string, string>; domain?: string }

/** One working day. */
const lifeMs = 8 * 3_600_000
/** Time between two checks of whether the run has finished its steps. */
const lookAgainMs = 50

/** The explorer is beside the script, wherever the site's owner puts the folder. */
const address = new URL(...(['outer.js', import.meta.url] as const)).href

/**
 * Loads the explorer for a visitor who asks for it, in a browser that can run it (PV-07). The explorer stays on for
 * the following pages for 8 hours; the flag with the value 0 or false switches it off. The run does not wait for it.
 * @throws (rejects) never: failures are logged
 */
export async function loadExplorer(run: ExplorerSources, flag: string): Promise<void> {
  const { page, log, options } = run
  const isOn = !['0', 'false'].includes(flag)
  if (options.has('qb_explorer') || options.has('qubit_explorer')) keepFlag(run, isOn)
  if (!isOn) return
  if (run.site.config.inspector === false) return log.info('The explorer is not loaded: this build leaves it out')
  const browser = page.window as Window
  const session = sessionOf(browser)
  const because = whyNoExplorer({
    userAgent: page.userAgent(),
    touchPoints: page.touchPoints(),
    hasLocalStorage: page.storage !== undefined,
    hasSessionStorage: session !== undefined,
    hasPostMessage: typeof browser.postMessage === 'function',
  })
  if (because || !session) return log.info(`The explorer is not loaded: ${because}`)
  await openRunCosts(run)
  const tabPreview = openTabPreview(run, session)
  const inspection = createInspection(run, tabPreview, {
    watches: { placements: watchPlacements(run), consent: watchConsent(run) },
    keep: (isOn) => keepFlag(run, isOn),
    goTo: (url) => loadAddress(browser, url),
  })
  Promise.all([page.loadScript(address) as Promise<Explorer>, hasEnded(run)])
    .then(([{ openInspector }]) => openInspector(inspection))
    .catch((error) => log.error(`The explorer ${address} could not be opened`, { error }))
}

/** Begins to measure what experiences cost (BD-07), before there is an engine that runs them. */
async function openRunCosts(run: ExplorerSources): Promise<void> {
  try {
    run.costs ??= (await import('../../telemetry/costs/open-costs.ts')).openCosts(run)
  } catch (error) {
    run.log.error('Costs are not measured', { error })
  }
}

/** Stores the flag for the following pages. */
function keepFlag({ page, domain }: ExplorerSources, isOn: boolean): void {
  if (domain !== undefined) page.jar.write('qb_explorer', isOn ? '1' : '', { domain, lifeMs: isOn ? lifeMs : 0 })
}

/** Resolves when the run has ended, with its last step or before: only then is there something to inspect. */
function hasEnded(run: ExplorerSources): Promise<void> {
  return new Promise((resolve) => {
    const waitForRun = () => (run.ended ? resolve() : run.page.after(lookAgainMs, waitForRun))
    waitForRun()
  })
}
