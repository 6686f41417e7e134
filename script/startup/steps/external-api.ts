import { version } from '../../version.ts'
import { publicState } from '../../visitor/public-state.ts'
import { needOf, type PublicFunctions, type Step } from '../run.ts'

const notDecorating = { decorateLink: (link: string) => link }

/** Exposes the public functions to page code, and answers who called them before (ST-27). */
export const externalApi: Step = async (run) => {
  const { config } = run.site
  // Only links to other domains of the site are decorated.
  const { decorateLink } =
    config.domains.length > 1 ? await import('../../cross-domain/decorate-link.ts') : notDecorating
  const tracker = needOf(run, 'tracker')
  const visitorId = needOf(run, 'visitorId')
  const domain = needOf(run, 'domain')
  const cookies = needOf(run, 'cookies')
  const functions: PublicFunctions = {
    getVisitorState: () => publicState(cookies),
    // Its code is a part: few pages ask.
    getBrowserState: async () =>
      (await import('../../visitor/device/browser-state-of.ts')).browserStateOf(run.page, tracker.page()),
    getSegments: async () => run.segments?.getMemberships() ?? [],
    // A link with an id hands it to the other domain, which only a visitor who agreed wants (BC-01).
    decorateLink: (link) =>
      run.consent.state() !== 'granted'
        ? link
        : decorateLink(link, { ...config, visitorId, domain, pageUrl: run.page.facts().url }),
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
