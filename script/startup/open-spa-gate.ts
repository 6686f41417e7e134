import { onNavigation } from '../browser/navigation.ts'
import { spaGate } from '../events/spa-gate.ts'
import type { TrackerNeeds } from '../events/tracker-needs.ts'
import type { Run } from './run.ts'

/** What makes views of the history navigations of this page (BD-06). */
export function openSpaGate(run: Run): TrackerNeeds['gate'] {
  const { page } = run
  const endView = () => {
    run.engine?.endView()
    run.placements?.endView()
  }
  return (process) =>
    spaGate(
      {
        ...{ onNavigation, endView },
        url: () => page.facts().url,
        onRestored: page.onRestored,
        onLeaving: page.onLeaving,
        after: page.after,
      },
      process,
    )
}
