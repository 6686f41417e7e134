import type { Arguments } from '../arguments.ts'
import { loadCheckedSite } from '../load-checked-site.ts'

/** `instep check`: prints the mistakes in a site's configuration; exit status 1 when there are any. */
export async function runCheck({ values: { config = 'instep.config.ts' } }: Arguments): Promise<number> {
  const checked = await loadCheckedSite(config)
  if (!checked) return 1
  const { experiences, segments = [] } = checked.site
  console.log(`${config}: ${experiences.length} experiences, ${segments.length} segments, nothing wrong`)
  return 0
}
