import { version } from '../../version.ts'
import { browserStateOf } from '../browser-state-of.ts'
import { need } from '../run.ts'
import type { Step } from '../step.ts'

/** Exposes the public functions to page code (ST-27). */
export const externalApi: Step = (run) => {
  const engine = need(run, 'engine')
  const tracker = need(run, 'tracker')
  Object.assign(run.page.namespace(), {
    version,
    getBrowserState: () => browserStateOf(run.page, tracker.page()),
    experiences: { explain: engine.explain, stop: engine.stop, list: engine.list },
  })
}
