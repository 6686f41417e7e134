import { kinds } from '../reports/test-result.ts'

/**
 * Returns one line about reports that are missing or older than the latest commit; undefined when all are up to date.
 * @param written when each kind's report was written, epoch milliseconds
 * @param commit when HEAD's commit was made, epoch milliseconds; undefined without git
 */
export function staleReports(written: Partial<Record<string, number>>, commit: number | undefined): string | undefined {
  const missing = kinds.filter((kind) => written[kind] === undefined)
  const old = kinds.filter((kind) => commit !== undefined && (written[kind] ?? commit) < commit)
  const parts = [
    missing.length > 0 ? `no report of ${missing.join(', ')}` : '',
    old.length > 0 ? `older than the newest commit: ${old.join(', ')}` : '',
  ].filter((part) => part !== '')
  if (parts.length === 0) return undefined
  return `Reports: ${parts.join('; ')}. Run: npm test -- ${kinds.filter((kind) => missing.includes(kind) || old.includes(kind)).join(' ')}`
}
