import { renderers, type SiteConfig } from '../../catalogue/define-site.ts'
import { anchorNames } from '../../contract/anchors.ts'
import { isFields } from '../../contract/json.ts'
import type { KeptRanges } from '../groups/allot-ranges.ts'
import { checkSegments } from '../segments/check-segments.ts'
import { isTimeZone } from '../times/resolve-time.ts'
import { checkGroups } from './check-groups.ts'
import { checkIds } from './check-ids.ts'
import { checkInstance } from './check-instance.ts'
import { checkPlacements } from './check-placements.ts'
import { checkPictures } from './check-room.ts'
import { isTexts, type Problem, showValue } from './shapes.ts'

/**
 * Returns all mistakes in a site configuration; an empty list means it can be built. `kept` are the ranges of
 * exclusion groups in the last build.
 */
export function checkSite(site: SiteConfig, kept?: KeptRanges): Problem[] {
  const { experiences, anchors } = site as { experiences: unknown; anchors: unknown }
  // Nothing else can be checked in a value that is not a site.
  if (!isFields(site) || !Array.isArray(experiences) || !experiences.every(isFields))
    return [{ path: 'experiences', problem: 'is no list of experiences', remedy: 'give [] for none' }]
  if (!isFields(anchors)) return [{ path: 'anchors', problem: 'is no object', remedy: 'give {} for none' }]
  return [
    ...checkBasics(site),
    ...checkIds(site),
    ...checkAnchors(site),
    ...checkSources(site),
    ...checkConsent(site),
    ...checkRenderer(site),
    ...checkPictures(site),
    ...checkSegments(site).problems,
    ...checkPlacements(site),
    ...checkGroups(site, kept),
    ...site.experiences.flatMap((each, at) => checkInstance(site, each, at)),
  ]
}

function checkBasics({ propertyId, trackingId, domains, endpoints, baseDomain, timeZone }: SiteConfig): Problem[] {
  const problems: Problem[] = []
  const mustHold = (holds: boolean, path: string, problem: string, remedy: string) => {
    if (!holds) problems.push({ path, problem, remedy })
  }
  const id = /^[A-Za-z0-9_.-]{1,128}$/
  mustHold(id.test(propertyId ?? ''), 'propertyId', 'is not an id', 'give 1 to 128 letters, digits, _, . or -')
  mustHold(id.test(trackingId ?? ''), 'trackingId', 'is not an id', 'give 1 to 128 letters, digits, _, . or -')
  mustHold(
    isTexts(domains) && domains.length > 0,
    'domains',
    'is empty, or no list',
    "name the shop's cookie domains, e.g. ['example.com']",
  )
  const reachable = Boolean(endpoints?.base || baseDomain || (endpoints?.events && endpoints.lookup))
  mustHold(
    reachable,
    'endpoints',
    'do not say where the service is',
    'give endpoints.base, e.g. https://collect.example.com',
  )
  const isZone = timeZone === undefined || isTimeZone(timeZone)
  mustHold(isZone, 'timeZone', `${showValue(timeZone)} is no time zone`, "give one such as 'Europe/Paris'")
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

/** The initial state of consent, or the tool that provides it (BC-01, BC-04). */
const consents: readonly unknown[] = ['pending', 'granted', 'denied', 'google', 'tcf', undefined]

function checkConsent({ consent }: SiteConfig): Problem[] {
  if (consents.includes(consent)) return []
  return [{ path: 'consent', problem: `is '${consent}'`, remedy: `use one of ${consents.slice(0, -1).join(', ')}` }]
}

function checkRenderer({ renderer }: SiteConfig): Problem[] {
  if (renderer === undefined || renderers.includes(renderer)) return []
  return [{ path: 'renderer', problem: `is ${showValue(renderer)}`, remedy: `use one of ${renderers.join(', ')}` }]
}

const sourceOptions: Record<string, readonly string[]> = { ga4: ['dataLayer', 'when'], segment: [], jsonLd: [] }

/** Checks that the sources of events are named and written as `docs/event-sources.md` says (BU-05). */
function checkSources({ sources = {} }: SiteConfig): Problem[] {
  if (!isFields(sources)) return [{ path: 'sources', problem: 'is no object', remedy: 'give e.g. { ga4: true }' }]
  return Object.entries(sources).flatMap(([name, value]: [string, unknown]): Problem[] => {
    const path = `sources.${name}`
    const known = Object.hasOwn(sourceOptions, name) ? sourceOptions[name] : undefined
    if (!known)
      return [{ path, problem: 'is no source', remedy: `use one of ${Object.keys(sourceOptions).join(', ')}` }]
    if (value === true) return []
    const isObject = isFields(value)
    const remedy = ['give true', ...known.map((option) => `{ ${option}: '…' }`)].join(' or ')
    if (!isObject || known.length === 0) return [{ path, problem: 'is not switched on', remedy }]
    return Object.entries(value)
      .filter(([option, text]) => !known.includes(option) || typeof text !== 'string' || text === '')
      .map(([option]) => ({ path: `${path}.${option}`, problem: 'is no option, or no text', remedy }))
  })
}
