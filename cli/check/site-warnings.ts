import type { SiteConfig } from '../../catalogue/define-site.ts'
import { allotRanges, type KeptRanges } from '../groups/allot-ranges.ts'
import { checkSegments } from '../segments/check-segments.ts'
import { checkCode } from './check-code.ts'
import { checkNeeds } from './check-needs.ts'
import { warnOfSources } from './check-sources.ts'
import { checkStyles } from './check-styles.ts'
import { checkTimes } from './check-times.ts'
import type { Problem } from './shapes.ts'

/** Returns warnings for a configuration that can be built; `kept` are the ranges of the last build. */
export function siteWarnings(site: SiteConfig, kept: KeptRanges | undefined): Problem[] {
  const now = Date.now()
  const groups = new Set(site.experiences.flatMap(({ exclusion }) => exclusion?.group ?? []))
  const named = site.experiences.every(({ exclusion }) => !exclusion || exclusion.from !== undefined)
  return [
    ...checkSegments(site).warnings,
    ...site.experiences.flatMap(
      (each, at) => checkTimes(site, each, { path: `experiences[${at}] ${each.id}`, now }).warnings,
    ),
    ...warnOfSources(site),
    ...checkNeeds(site),
    ...checkCode(site),
    ...checkStyles(site),
    ...allotRanges(site.experiences, kept).warnings,
    ...(kept === undefined && groups.size > 0 && !named
      ? [
          {
            path: `exclusion groups ${[...groups].join(', ')}`,
            problem: 'have no kept ranges yet, so that they follow the order of the list',
            remedy: 'commit the file that ends in .groups.json, which instep build writes beside the configuration',
          },
        ]
      : []),
  ]
}
