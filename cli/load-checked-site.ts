import type { SiteConfig } from '../catalogue/define-site.ts'
import { checkSite } from './check/check-site.ts'
import type { Problem } from './check/shapes.ts'
import { siteWarnings } from './check/site-warnings.ts'
import { allotRanges, type KeptRanges, withRanges } from './groups/allot-ranges.ts'
import { readKeptRanges } from './groups/kept-ranges.ts'
import { loadSite } from './load-site.ts'
import { checkTypes } from './types/check-types.ts'

/** A site without mistakes, and the ranges of its exclusion groups to store for the next build. */
export type CheckedSite = { site: SiteConfig; ranges: KeptRanges }

/**
 * Reads a configuration, checks its types and values, and prints mistakes and warnings. Returns undefined when there
 * are mistakes.
 */
export async function loadCheckedSite(config: string): Promise<CheckedSite | undefined> {
  const types = checkTypes(config)
  const errors = 'errors' in types ? types.errors : []
  for (const error of errors) console.error(error)
  if ('notChecked' in types) printProblems(config, [types.notChecked])
  const site = await loadSite(config)
  const kept = readKeptRanges(config)
  const problems = checkSite(site, kept)
  printProblems(config, problems)
  if (errors.length + problems.length > 0) return undefined
  printProblems(config, siteWarnings(site, kept))
  const { ranges } = allotRanges(site.experiences, kept)
  return { site: { ...site, experiences: withRanges(site.experiences, ranges) }, ranges }
}

/** Prints the mistakes in a file, one per line, and returns the exit status. */
function printProblems(file: string, problems: readonly Problem[]): number {
  for (const { path, problem, remedy } of problems) console.error(`${file}: ${path} ${problem}: ${remedy}`)
  return 1
}
