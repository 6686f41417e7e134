import { onNavigation } from '../browser/navigation.ts'
import type { Page } from '../browser/page.ts'
import { isPageCopy, onPageCopy, whenDrawn } from '../browser/page-copies.ts'
import type { Log } from '../log.ts'
import { needOf } from '../need-of.ts'
import { withErrorBoundary } from '../telemetry/errors/with-error-boundary.ts'
import type { Bus } from './bus.ts'
import { spaGate } from './spa-gate.ts'
import type { Gate } from './tracker.ts'

/** The parts of a run that begin and end views; the engines are added after the gate is opened. */
export type ViewParts = {
  readonly page: Page
  readonly log: Log
  bus?: Bus
  engine?: { endView(): void }
  placements?: { endView(): void }
}

/** Opens the gate that turns history navigations of this page into views (BD-06). */
export function openSpaGate(run: ViewParts): Gate {
  const { page, log } = run
  const bus = needOf(run, 'bus')
  const endView = () => {
    run.engine?.endView()
    run.placements?.endView()
  }
  const onError = (error: unknown) => log.error('View', { error })
  return (process) =>
    spaGate(
      {
        endView,
        // These run inside the page's own calls, which must not fail because of us.
        onNavigation: (task) => onNavigation(withErrorBoundary(task, onError)),
        onPageCopy: (task) => onPageCopy(withErrorBoundary(task, onError)),
        url: () => page.facts().url,
        urlOf: (event) => bus.momentOf(event).url,
        onRestored: page.onRestored,
        onLeaving: page.onLeaving,
        isCopy: isPageCopy,
        whenDrawn: (task) => whenDrawn(() => page.after(0, task)),
      },
      process,
    )
}
