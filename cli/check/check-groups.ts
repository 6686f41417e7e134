import type { SiteConfig } from '../../catalogue/define-site.ts'
import { isFields } from '../../contract/json.ts'
import { allotRanges, type KeptRanges } from '../groups/allot-ranges.ts'
import { checkKeys, isShare, isText, type Problem, showValue } from './shapes.ts'

/**
 * Finds impossible shares of exclusion groups (BV-01), and changes that would move the
 * visitors of a group out of the ranges of the last build.
 */
export function checkGroups({ experiences }: SiteConfig, kept?: KeptRanges): Problem[] {
  const problems: Problem[] = []
  const sums = new Map<string, number>()
  for (const [at, { id, exclusion }] of experiences.entries()) {
    if (exclusion === undefined) continue
    const path = `experiences[${at}] ${id} exclusion`
    const { group, share, from } = isFields(exclusion) ? exclusion : { group: '', share: undefined, from: undefined }
    problems.push(...checkKeys(Object(exclusion), ['group', 'share', 'from'], path))
    if (from !== undefined && !isShare(from))
      problems.push({
        path: `${path}.from`,
        problem: `${showValue(from)} is not from 0 to 1`,
        remedy: 'give 0.5 for the second half',
      })
    if (!isText(group)) problems.push({ path, problem: 'names no group', remedy: 'name the group that it shares' })
    if (!isShare(share))
      problems.push({ path, problem: `${showValue(share)} is not from 0 to 1`, remedy: 'give 0.5 for half' })
    else sums.set(group, (sums.get(group) ?? 0) + share)
  }
  // In floating point three thirds can be slightly more than one.
  for (const [group, sum] of sums)
    if (sum > 1 + 1e-9)
      problems.push({
        path: `exclusion group ${group}`,
        problem: `the shares add up to ${Math.round(sum * 1e6) / 1e6}`,
        remedy: 'lower them to 1 in all: what is beyond is shown to nobody',
      })
  if (problems.length === 0) problems.push(...allotRanges(experiences, kept).problems)
  return problems
}
