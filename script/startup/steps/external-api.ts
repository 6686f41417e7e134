import { needOf } from '../../need-of.ts'
import { version } from '../../version.ts'
import { publicState } from '../../visitor/public-state.ts'
import type { PublicFunctions, Step } from '../run.ts'

const notDecorating = { decorateLink: (link: string) => link }

/** Exposes the public functions to page code and answers earlier calls (ST-27). */
export const externalApi: Step = async (run) => {
  const { config } = run.site
  // Only links to other domains of the site are decorated.
  const { decorateLink } =
    config.domains.length > 1 ? await import('../../cross-domain/decorate-link.ts') : notDecorating
  const tracker = needOf(run, 'tracker')
  const domain = needOf(run, 'domain')
  const cookies = needOf(run, 'cookies')
  const functions: PublicFunctions = {
    getVisitorState: () => publicState(cookies),
    // Loaded on demand, because few pages call it.
    getBrowserState: async () =>
      (await import('../../visitor/device/browser-state-of.ts')).browserStateOf(run.page, tracker.page()),
    getSegments: async () => run.segments?.getMemberships() ?? [],
    // A decorated link passes the visitor's id to the other domain, which needs consent (BC-01). With consent a page may
    // have taken over another id.
    decorateLink: (link) =>
      run.consent.state() !== 'granted'
        ? link
        : decorateLink(link, { ...config, ...cookies.permanent, domain, pageUrl: run.page.facts().url }),
  }
  const namespace = Object.assign(run.page.namespace(), functions, {
    version,
    placements: {},
    // Set by the engine when it is built.
    experiences: run.page.namespace().experiences ?? { explain() {}, stop() {}, list: () => [] },
  })
  run.tellApi?.(functions)
  run.statistics?.countCalls(namespace)
}
