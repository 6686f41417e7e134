import { decorateLink } from '../../address/decorate-link.ts'
import { version } from '../../version.ts'
import { browserStateOf } from '../browser-state-of.ts'
import { need } from '../run.ts'
import type { Step } from '../step.ts'

/** Exposes the public functions to page code (ST-27). */
export const externalApi: Step = (run) => {
  const tracker = need(run, 'tracker')
  const visitorId = need(run, 'visitorId')
  const domain = need(run, 'domain')
  Object.assign(run.page.namespace(), {
    version,
    decorateLink: (link: string) =>
      decorateLink(link, { ...run.site.config, visitorId, domain, pageUrl: run.page.facts().url }),
    getBrowserState: () => browserStateOf(run.page, tracker.page()),
    experiences: {
      explain: (id: string) => run.engine?.explain(id),
      stop: (id: string) => run.engine?.stop(id),
      list: () => run.engine?.list() ?? [],
    },
  })
}
