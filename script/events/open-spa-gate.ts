import { onNavigation } from '../browser/navigation.ts'
import { needOf, type Run } from '../startup/run.ts'
import { withErrorBoundary } from '../telemetry/errors/with-error-boundary.ts'
import { spaGate } from './spa-gate.ts'
import type { Gate } from './tracker.ts'

/** Opens the gate that turns history navigations of this page into views (BD-06). */
export function openSpaGate(run: Run): Gate {
  const { page, log } = run
  const bus = needOf(run, 'bus')
  const endView = () => {
    run.engine?.endView()
    run.placements?.endView()
  }
  return (process) =>
    spaGate(
      {
        endView,
        // This runs inside the page's own history call, which must not fail because of us.
        onNavigation: (task) => onNavigation(withErrorBoundary(task, (error) => log.error('View', { error }))),
        url: () => page.facts().url,
        urlOf: (event) => bus.momentOf(event).url,
        onRestored: page.onRestored,
        onLeaving: page.onLeaving,
        after: page.after,
      },
      process,
    )
}
