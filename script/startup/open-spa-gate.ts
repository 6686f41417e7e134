import { onNavigation } from '../browser/navigation.ts'
import { walled } from '../errors/walled.ts'
import { spaGate } from '../events/spa-gate.ts'
import type { TrackerNeeds } from '../events/tracker-needs.ts'
import type { Run } from './run.ts'

/** What makes views of the history navigations of this page (BD-06). */
export function openSpaGate(run: Run): TrackerNeeds['gate'] {
  const { page, log } = run
  const endView = () => {
    run.engine?.endView()
    run.placements?.endView()
  }
  return (process) =>
    spaGate(
      {
        endView,
        // The page waits for its own call of the history: it must not fail with us.
        onNavigation: (task) => onNavigation(walled(task, (error) => log.error('View', { error }))),
        url: () => page.facts().url,
        onRestored: page.onRestored,
        onLeaving: page.onLeaving,
        after: page.after,
      },
      process,
    )
}
