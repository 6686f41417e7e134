import { existsSync } from 'node:fs'
import type { SiteConfig } from '../../catalogue/define-site.ts'
import { anchorNames } from '../../contract/anchors.ts'
import { isFields } from '../../contract/json.ts'
import { pathOf } from '../build/path-of.ts'
import type { KeptRanges } from '../groups/allot-ranges.ts'
import { checkSegments } from '../segments/check-segments.ts'
import { isTimeZone } from '../times/resolve-time.ts'
import { checkAddresses } from './check-addresses.ts'
import { checkFields } from './check-fields.ts'
import { checkGroups } from './check-groups.ts'
import { checkIds } from './check-ids.ts'
import { checkInstance } from './check-instance.ts'
import { checkLook } from './check-look.ts'
import { checkPlacements } from './check-placements.ts'
import { checkReferences } from './check-references.ts'
import { checkPictures } from './check-room.ts'
import { checkSelector } from './check-selector.ts'
import { checkSettings } from './check-settings.ts'
import { checkSources } from './check-sources.ts'
import { checkWords } from './check-words.ts'
import { isText, nameRemedy, type Problem, showValue } from './shapes.ts'

/**
 * Returns all mistakes in a site configuration; an empty list means it can be built. `kept` are the ranges of
 * exclusion groups in the last build.
 */
export function checkSite(site: SiteConfig, kept?: KeptRanges): Problem[] {
  // Nothing else can be checked in a value that is not a site.
  if (!isFields(site))
    return [{ path: 'site', problem: `is ${showValue(site)}`, remedy: 'give an object: defineSite({ … })' }]
  const { experiences, anchors } = site as { experiences: unknown; anchors: unknown }
  if (!Array.isArray(experiences) || !experiences.every(isFields))
    return [{ path: 'experiences', problem: 'is not a list of experiences', remedy: 'give [] for none' }]
  if (!isFields(anchors)) return [{ path: 'anchors', problem: 'is not an object', remedy: 'give {} for none' }]
  return [
    ...checkFields(site),
    ...checkBasics(site),
    ...checkAddresses(site),
    ...checkIds(site),
    ...checkAnchors(site),
    ...checkSettings(site),
    ...checkSources(site),
    ...checkFiles(site),
    ...checkPictures(site),
    ...checkWords(site),
    ...checkLook(site),
    ...checkSegments(site).problems,
    ...checkPlacements(site),
    ...checkGroups(site, kept),
    ...site.experiences.flatMap((each, at) => checkInstance(site, each, at)),
    ...checkReferences(site),
  ]
}

/** Checks what the form of a value does not tell, and that nothing is missing without which the script cannot work. */
function checkBasics({ propertyId, trackingId, domains, endpoints, baseDomain, timeZone, ready, jolt }: SiteConfig) {
  const problems: Problem[] = []
  const mustHold = (holds: boolean, path: string, problem: string, remedy: string) => {
    if (!holds) problems.push({ path, problem, remedy })
  }
  const isId = (value: unknown) => value === '' || typeof value !== 'string' || /^[A-Za-z0-9_.-]{1,128}$/.test(value)
  const idRemedy = 'give 1 to 128 letters, digits, _, . or -'
  for (const [name, value] of Object.entries({ propertyId, trackingId })) {
    mustHold(value !== undefined, name, 'is missing', idRemedy)
    mustHold(isId(value), name, `${showValue(value)} is not an id`, idRemedy)
  }
  const hasDomain = domains !== undefined && !(Array.isArray(domains) && domains.length === 0)
  mustHold(hasDomain, 'domains', 'are missing', "name the shop's cookie domains, e.g. ['example.com']")
  const reachable = Boolean(endpoints?.base || baseDomain || (endpoints?.events && endpoints.lookup))
  mustHold(
    reachable,
    'endpoints',
    'do not say where the service is',
    'give endpoints.base, e.g. https://collect.example.com',
  )
  const isZone = typeof timeZone !== 'string' || timeZone === '' || isTimeZone(timeZone)
  mustHold(isZone, 'timeZone', `${showValue(timeZone)} is not a time zone`, "give one such as 'Europe/Paris'")
  if (isText(ready) && !ready.startsWith('window.')) problems.push(...checkSelector(ready, 'ready'))
  if (isText(jolt)) mustHold(isJson(jolt), 'jolt', 'is not JSON', 'give it by JSON.stringify')
  return problems
}

function isJson(text: string): boolean {
  try {
    return isFields(JSON.parse(text))
  } catch {
    return false
  }
}

/** Checks that the modules which a site names are there. */
function checkFiles({ preScript }: SiteConfig): Problem[] {
  return Object.entries(isFields(preScript) ? preScript : {}).flatMap(([name, file]) =>
    isText(file) && !existsSync(pathOf(file))
      ? [
          {
            path: `preScript.${name}`,
            problem: `there is no file ${pathOf(file)}`,
            remedy: 'give its place by import.meta.resolve',
          },
        ]
      : [],
  )
}

function checkAnchors({ anchors }: SiteConfig): Problem[] {
  return Object.entries(anchors).flatMap(([name, selector]) =>
    (anchorNames as readonly string[]).includes(name)
      ? checkSelector(selector, `anchors.${name}`)
      : [{ path: `anchors.${name}`, problem: 'is not an anchor', remedy: nameRemedy(name, anchorNames) }],
  )
}
