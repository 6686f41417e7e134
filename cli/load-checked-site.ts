import { dirname } from 'node:path'
import type { SiteConfig } from '../catalogue/define-site.ts'
import type { SiteChanges } from '../contract/steer/site-changes.ts'
import { findGone } from './changes/apply-changes.ts'
import { changesFile } from './changes/read-changes.ts'
import { withoutEnds } from './changes/without-ends.ts'
import { checkSite } from './check/check-site.ts'
import type { Problem } from './check/shapes.ts'
import { siteWarnings } from './check/site-warnings.ts'
import { warnOfOthers } from './find-config.ts'
import { allotRanges, type KeptRanges, withRanges } from './groups/allot-ranges.ts'
import { readKeptRanges } from './groups/kept-ranges.ts'
import { UnreadableSite } from './import-site.ts'
import { installCommand } from './install-command.ts'
import { loadWithChanges } from './load-site.ts'
import { checkTypes } from './types/check-types.ts'

/**
 * A site without mistakes, and the ranges of its exclusion groups to store for the next build. `configured` is the site
 * without the console's changes.
 */
export type CheckedSite = { site: SiteConfig; ranges: KeptRanges; configured: SiteConfig; changes: SiteChanges }

/** What was found in a configuration: type errors, mistakes, and what is likely not meant. */
export type Findings = { errors: string[]; problems: Problem[]; warnings: Problem[]; checked?: CheckedSite }

/** `changes` in place of those of the file beside the configuration; without types, only values are checked. */
type CheckExtent = { changes?: SiteChanges; withTypes?: boolean }

/** Reads a configuration and checks its types and values; `checked` is there when it has no mistakes. */
export async function checkConfiguration(
  config: string,
  { changes: given, withTypes = true }: CheckExtent = {},
): Promise<Findings> {
  const types = withTypes ? checkTypes(config) : { errors: [] }
  const errors = 'errors' in types ? types.errors : []
  const unread = [...('notChecked' in types ? [types.notChecked] : []), ...warnOfOthers(config)]
  const loaded = await loadWithChanges(config, given).catch((error: unknown) => {
    // Whoever is told of it also sees what the compiler says of the same files.
    if (error instanceof UnreadableSite) return error
    throw error
  })
  if (loaded instanceof UnreadableSite) return { errors: [...errors, loaded.message], problems: [], warnings: unread }
  const { site, configured, changes, problems: unfit } = loaded
  const kept = readKeptRanges(config)
  const problems = [...unfit, ...checkSite(site, kept)]
  if (errors.length + problems.length > 0) return { errors, problems, warnings: unread }
  const { ranges } = allotRanges(site.experiences, kept)
  return {
    errors,
    problems,
    warnings: [...unread, ...withoutEnds(siteWarnings(site, kept), changes), ...findGone(configured, changes)],
    checked: { site: { ...site, experiences: withRanges(site.experiences, ranges) }, ranges, configured, changes },
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
    console.error(`Instep is not installed beside the configuration. Run: ${installCommand(dirname(config), 'instep')}`)
  printProblems(config, [...problems, ...warnings])
  return checked
}

/** Prints what was found in a file, one per line. */
function printProblems(file: string, problems: readonly Problem[]): void {
  for (const { path, problem, remedy } of problems) {
    const place = path.startsWith('changes ')
      ? `${changesFile(file)}: ${path.slice('changes '.length)}`
      : `${file}: ${path}`
    console.error(`${place} ${problem}: ${remedy}`)
  }
}
