import type { Log } from '../../log.ts'

/** A page whose entries are all broken in ways of their own does not fill the console. */
const mostReports = 20

/**
 * Creates the report of what a source could not read: the console shows each reason once per page load, with the first
 * entry that has it, so that the site's owner can mend the data layer (BU-05).
 */
export function createLossReport(log: Log, source: string): (problems: readonly string[], entry: unknown) => void {
  const reported = new Set<string>()
  return (problems, entry) => {
    for (const problem of problems) {
      if (reported.has(problem) || reported.size >= mostReports) continue
      reported.add(problem)
      log.warn(`${source} was not read completely: ${problem}`, { entry })
    }
  }
}
