import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserPage } from './connect-devtools.ts'

type RunReport = { progress: string; answers: { check: string; passes: boolean; because: string }[] }

/** Milliseconds after which an experience that has not run is an error: longer than it may wait for an element. */
const patience = 60_000

/**
 * Waits until an experience has run.
 * @throws with the reason when it does not run
 */
export async function waitUntilRun(page: BrowserPage, id: string): Promise<void> {
  const expression = `window.__qubit?.experiences?.explain(${JSON.stringify(id)})`
  const endsAt = performance.now() + patience
  let found: RunReport | undefined
  while (performance.now() < endsAt) {
    // While the page is replaced by the new one there is nothing to ask.
    found = (await page.evaluateExpression(expression).catch(() => undefined)) as RunReport | undefined
    if (found?.progress === 'executed') return
    if (found && found.progress !== 'waiting' && found.progress !== 'executing') break
    await wait(25)
  }
  const reason = found ? reasonOf(found) : 'the script did not start on the page'
  throw new Error([`${id} did not run: ${reason}`, ...page.warnings].join('\n'))
}

function reasonOf({ progress, answers }: RunReport): string {
  const failed = answers.findLast(({ passes }) => !passes)
  return failed ? `${failed.check}: ${failed.because}` : progress
}
