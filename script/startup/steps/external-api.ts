import { decorateLink } from '../../address/decorate-link.ts'
import { version } from '../../version.ts'
import { publicState } from '../../visitor/public-state.ts'
import { browserStateOf } from '../browser-state-of.ts'
import type { PublicFunctions } from '../public-functions.ts'
import { need } from '../run.ts'
import type { Step } from '../step.ts'

/** Exposes the public functions to page code, and answers who called them before (ST-27). */
export const externalApi: Step = (run) => {
  const tracker = need(run, 'tracker')
  const visitorId = need(run, 'visitorId')
  const domain = need(run, 'domain')
  const cookies = need(run, 'cookies')
  const functions: PublicFunctions = {
    getVisitorState: () => publicState(cookies),
    getBrowserState: () => browserStateOf(run.page, tracker.page()),
    getSegments: async () => run.segments?.getMemberships() ?? [],
    decorateLink: (link) =>
      decorateLink(link, { ...run.site.config, visitorId, domain, pageUrl: run.page.facts().url }),
  }
  const namespace = Object.assign(run.page.namespace(), functions, {
    version,
    placements: {},
    // The engine's own, from its step on.
    experiences: run.page.namespace().experiences ?? { explain() {}, stop() {}, list: () => [] },
  })
  run.tellApi?.(functions)
  run.statistics?.countCalls(namespace)
}
