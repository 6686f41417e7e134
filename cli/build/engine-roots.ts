import { isOwn, type SiteConfig } from '../../catalogue/define-site.ts'
import { ownModule } from './own-module.ts'

/** Returns the lazily loaded modules that a site of this kind needs on nearly every page. */
export function engineRoots(site: SiteConfig, hasExperiences: boolean): string[] {
  const { experiences, segments = [], placements = [], spa, mapper, domains, flags, consent = 'granted' } = site
  const roots = {
    'startup/build-engines.ts': true,
    'visitor/device/browser-state-of.ts': true,
    'experiences/build-experience-engine.ts': hasExperiences,
    // Each page begins without consent, until the visitor or the tool has answered.
    'visitor/consent/follow-tool.ts': consent === 'google' || consent === 'tcf',
    'experiences/rules/check-consent.ts': hasExperiences && consent !== 'granted',
    'experiences/rules/sync-rules.ts': experiences.some(({ rules }) => rules),
    'experiences/rules/wait-for-rules.ts': experiences.some(({ rules }) => rules),
    'browser/variation-page.ts': experiences.some((each) => isOwn(each) && each.css),
    'services/open-services.ts': hasExperiences,
    'segments/engine.ts': segments.length > 0,
    'segments/open-services.ts': segments.length > 0,
    'placements/build-placement-engine.ts': placements.length > 0,
    'experiences/slots/open-slots.ts': experiences.some(isOwn) && flags?.react !== false,
    // On the first page of a visit, for half of the visitors (VI-17).
    'cross-domain/run-cross-domain-sync.ts': flags?.stateSync !== false,
    'events/open-spa-gate.ts': spa,
    'events/follow-rules.ts': mapper,
    'cross-domain/decorate-link.ts': domains.length > 1,
    'cookies/overflow.ts': experiences.length > 12,
  }
  const used = Object.entries(roots).flatMap(([path, isUsed]) => (isUsed ? [ownModule(`script/${path}`)] : []))
  return hasExperiences ? [...used, '\0instep:experiences'] : used
}
