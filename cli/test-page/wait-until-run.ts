import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserPage } from './connect-devtools.ts'

type WatchedPage = Pick<BrowserPage, 'evaluateExpression' | 'warnings'>

type RunReport = { progress: string; answers: { check: string; passes: boolean; because: string }[] }

/** Milliseconds after which an experience that has not run is an error: longer than it may wait for an element. */
const patience = 60_000

/**
 * Waits until an experience has run.
 * @throws with the reason when it does not run
 */
export async function waitUntilRun(page: WatchedPage, id: string, within = patience): Promise<void> {
  const expression = `window.__qubit?.experiences?.explain(${JSON.stringify(id)})`
  // A little later than the last question.
  const isOver = wait(within * 1.1, 'over' as const, { ref: false })
  const endsAt = performance.now() + within
  let found: RunReport | 'over' | undefined
  while (performance.now() < endsAt) {
    // While the page is replaced by the new one there is nothing to ask.
    const asked = page.evaluateExpression(expression).catch(() => undefined) as Promise<RunReport | undefined>
    found = await Promise.race([asked, isOver])
    if (found === 'over') break
    if (found?.progress === 'executed') return
    if (found && found.progress !== 'waiting' && found.progress !== 'executing') break
    await wait(25)
  }
  throw new Error([`${id} did not run: ${reasonOf(found)}`, ...page.warnings].join('\n'))
}

function reasonOf(found: RunReport | 'over' | undefined): string {
  if (!found) return 'the script did not start on the page'
  if (found === 'over') return 'the page does not answer, as in a loop without end'
  const { progress, answers } = found
  const failed = answers.findLast(({ passes }) => !passes)
  return failed ? `${failed.check}: ${failed.because}` : progress
}
