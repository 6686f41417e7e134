import { reportNames } from '../reports/test-result.ts'

/**
 * Returns one line about reports that are missing or older than the latest commit; undefined when all are up to date.
 * @param written when each report was written, epoch milliseconds
 * @param commit when HEAD's commit was made, epoch milliseconds; undefined without git
 */
export function staleReports(written: Partial<Record<string, number>>, commit: number | undefined): string | undefined {
  const missing = reportNames.filter((name) => written[name] === undefined)
  const old = reportNames.filter((name) => commit !== undefined && (written[name] ?? commit) < commit)
  const parts = [
    missing.length > 0 ? `no report of ${missing.join(', ')}` : '',
    old.length > 0 ? `older than the newest commit: ${old.join(', ')}` : '',
  ].filter((part) => part !== '')
  if (parts.length === 0) return undefined
  return `Reports: ${parts.join('; ')}. Run: npm test -- ${reportNames.filter((name) => missing.includes(name) || old.includes(name)).join(' ')}`
}
