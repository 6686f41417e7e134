import type { SiteConfig } from '../../catalogue/define-site.ts'
import type { Problem } from './problem.ts'

/** Shares that visitors cannot have: of exclusion groups (BV-01), of the holdout (BV-02). */
export function checkGroups({ experiences, holdout }: SiteConfig): Problem[] {
  const problems: Problem[] = []
  const sums = new Map<string, number>()
  for (const [at, { id, exclusion }] of experiences.entries()) {
    if (!exclusion) continue
    const { group, share } = exclusion
    const path = `experiences[${at}] ${id} exclusion`
    if (!group) problems.push({ path, problem: 'names no group', remedy: 'name the group that it shares' })
    if (!isShare(share)) problems.push({ path, problem: `${share} is not from 0 to 1`, remedy: 'give 0.5 for half' })
    else sums.set(group, (sums.get(group) ?? 0) + share)
  }
  // Three thirds are a bit more than one to a computer.
  for (const [group, sum] of sums)
    if (sum > 1 + 1e-9)
      problems.push({
        path: `exclusion group ${group}`,
        problem: `the shares add up to ${Math.round(sum * 1e6) / 1e6}`,
        remedy: 'lower them to 1 in all: what is beyond is shown to nobody',
      })
  if (holdout !== undefined && !isShare(holdout))
    problems.push({ path: 'holdout', problem: `${holdout} is not from 0 to 1`, remedy: 'give 0.05 for one in twenty' })
  return problems
}

function isShare(value: unknown): boolean {
  return typeof value === 'number' && value >= 0 && value <= 1
}
