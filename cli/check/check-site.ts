import type { SiteConfig } from '../../catalogue/define-site.ts'
import { anchorNames } from '../../contract/anchors.ts'
import { checkSegments } from '../segments/check-segments.ts'
import { checkGroups } from './check-groups.ts'
import { checkInstance } from './check-instance.ts'
import { checkPlacements } from './check-placements.ts'
import type { Problem } from './problem.ts'

/** All mistakes of a site configuration; an empty list means it can be built. */
export function checkSite(site: SiteConfig): Problem[] {
  return [
    ...checkBasics(site),
    ...checkAnchors(site),
    ...checkSources(site),
    ...checkConsent(site),
    ...checkSegments(site).problems,
    ...checkPlacements(site),
    ...checkGroups(site),
    ...site.experiences.flatMap((each, at) => checkInstance(site, each, at)),
  ]
}

function checkBasics({ propertyId, trackingId, domains, endpoints, baseDomain, experiences }: SiteConfig): Problem[] {
  const problems: Problem[] = []
  const must = (holds: boolean, path: string, problem: string, remedy: string) => {
    if (!holds) problems.push({ path, problem, remedy })
  }
  const id = /^[A-Za-z0-9_.-]{1,128}$/
  must(id.test(propertyId ?? ''), 'propertyId', 'is not an id', 'give 1 to 128 letters, digits, _, . or -')
  must(id.test(trackingId ?? ''), 'trackingId', 'is not an id', 'give 1 to 128 letters, digits, _, . or -')
  must((domains?.length ?? 0) > 0, 'domains', 'is empty', "name the shop's cookie domains, e.g. ['example.com']")
  const reachable = Boolean(endpoints?.base || baseDomain || (endpoints?.events && endpoints.lookup))
  must(
    reachable,
    'endpoints',
    'do not say where the service is',
    'give endpoints.base, e.g. https://collect.example.com',
  )
  const ids = experiences.map((experience) => experience.id)
  const twice = ids.find((each, at) => ids.indexOf(each) !== at)
  must(twice === undefined, 'experiences', `the id ${twice} is used twice`, 'give each experience an id of its own')
  return problems
}

function checkAnchors({ anchors }: SiteConfig): Problem[] {
  return Object.keys(anchors)
    .filter((name) => !(anchorNames as readonly string[]).includes(name))
    .map((name) => ({
      path: `anchors.${name}`,
      problem: 'is not an anchor',
      remedy: `use one of ${anchorNames.join(', ')}`,
    }))
}

/** How consent starts, or the tool that tells it (BC-01, BC-04). */
const consents: readonly unknown[] = ['pending', 'granted', 'denied', 'google', 'tcf', undefined]

function checkConsent({ consent }: SiteConfig): Problem[] {
  if (consents.includes(consent)) return []
  return [{ path: 'consent', problem: `is '${consent}'`, remedy: `use one of ${consents.slice(0, -1).join(', ')}` }]
}

const sourceOptions: Record<string, readonly string[]> = { ga4: ['dataLayer', 'when'], segment: [], jsonLd: [] }

/** The sources of events are named and written as `docs/event-sources.md` says (BU-05). */
function checkSources({ sources = {} }: SiteConfig): Problem[] {
  return Object.entries(sources).flatMap(([name, value]: [string, unknown]): Problem[] => {
    const path = `sources.${name}`
    const known = Object.hasOwn(sourceOptions, name) ? sourceOptions[name] : undefined
    if (!known)
      return [{ path, problem: 'is no source', remedy: `use one of ${Object.keys(sourceOptions).join(', ')}` }]
    if (value === true) return []
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    const remedy = ['give true', ...known.map((option) => `{ ${option}: '…' }`)].join(' or ')
    if (!isObject || known.length === 0) return [{ path, problem: 'is not switched on', remedy }]
    return Object.entries(value)
      .filter(([option, text]) => !known.includes(option) || typeof text !== 'string' || text === '')
      .map(([option]) => ({ path: `${path}.${option}`, problem: 'is no option, or no text', remedy }))
  })
}
