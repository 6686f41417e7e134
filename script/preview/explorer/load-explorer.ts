import type { Run } from '../../startup/run.ts'
import { whyNoExplorer } from './capability.ts'
import { createInspection, type Inspection } from './inspection.ts'
import { openTabPreview, sessionOf } from './tab-preview.ts'

/** What the explorer's script exports. */
export type Explorer = { openInspector(inspection: Inspection): void }

/** A working day. */
const lifeMs = 8 * 3_600_000
/** Between two looks whether the run is through its steps. */
const lookAgainMs = 50

/** It lies beside the script, wherever the site owner puts the folder. */
const address = new URL(...(['outer.js', import.meta.url] as const)).href

/**
 * Loads the explorer for a visitor who asks for it, in a browser that has what it needs (PV-07). It is kept for the pages
 * after this one, for 8 hours; the flag with value 0 or false ends that. The run does not wait for it.
 * @throws (rejects) nothing: what fails is logged
 */
export async function loadExplorer(run: Run, flag: string): Promise<void> {
  const { page, log, options } = run
  const isOn = !['0', 'false'].includes(flag)
  if (options.has('qb_explorer') || options.has('qubit_explorer')) keepFlag(run, isOn)
  if (!isOn) return
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
  const inspection = createInspection(run, openTabPreview(run, session), {
    keep: (isOn) => keepFlag(run, isOn),
    goTo: (url) => browser.location.replace(url),
  })
  Promise.all([page.loadScript(address) as Promise<Explorer>, hasEnded(run)])
    .then(([{ openInspector }]) => openInspector(inspection))
    .catch((error) => log.error(`The explorer ${address} could not be opened`, { error }))
}

/** For the pages after this one. */
function keepFlag({ page, domain }: Run, isOn: boolean): void {
  if (domain !== undefined) page.jar.write('qb_explorer', isOn ? '1' : '', { domain, lifeMs: isOn ? lifeMs : 0 })
}

/** What it shows is there only when the last step has run, or one has ended the run. */
function hasEnded(run: Run): Promise<void> {
  return new Promise((resolve) => {
    const waitForRun = () => (run.ended ? resolve() : run.page.after(lookAgainMs, waitForRun))
    waitForRun()
  })
}
