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

/** What was found in a configuration: type errors, mistakes, and what is likely not meant. */
export type Findings = { errors: string[]; problems: Problem[]; warnings: Problem[]; checked?: CheckedSite }

/** Reads a configuration and checks its types and values; `checked` is there when it has no mistakes. */
export async function checkConfiguration(config: string): Promise<Findings> {
  const types = checkTypes(config)
  const errors = 'errors' in types ? types.errors : []
  const untyped = 'notChecked' in types ? [types.notChecked] : []
  const site = await loadSite(config)
  const kept = readKeptRanges(config)
  const problems = checkSite(site, kept)
  if (errors.length + problems.length > 0) return { errors, problems, warnings: untyped }
  const { ranges } = allotRanges(site.experiences, kept)
  return {
    errors,
    problems,
    warnings: [...untyped, ...siteWarnings(site, kept)],
    checked: { site: { ...site, experiences: withRanges(site.experiences, ranges) }, ranges },
  }
}

/**
 * Reads a configuration, checks its types and values, and prints mistakes and warnings. Returns undefined when there
 * are mistakes.
 */
export async function loadCheckedSite(config: string): Promise<CheckedSite | undefined> {
  const { errors, problems, warnings, checked } = await checkConfiguration(config)
  for (const error of errors) console.error(error)
  if (errors.some((error) => error.includes("Cannot find module 'instep'")))
    console.error('Instep is not installed beside the configuration. Run: npm install --save-dev instep')
  printProblems(config, [...problems, ...warnings])
  return checked
}

/** Prints what was found in a file, one per line. */
function printProblems(file: string, problems: readonly Problem[]): void {
  for (const { path, problem, remedy } of problems) console.error(`${file}: ${path} ${problem}: ${remedy}`)
}
