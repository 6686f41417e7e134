import type { Arguments } from '../arguments.ts'
import { checkSite } from '../check/check-site.ts'
import { printProblems } from '../check/print-problems.ts'
import { loadSite } from '../load-site.ts'
import { checkSegments } from '../segments/check-segments.ts'

/** `instep check` */
export async function check({ values: { config = 'instep.config.ts' } }: Arguments): Promise<number> {
  const site = await loadSite(config)
  const problems = checkSite(site)
  printProblems(config, checkSegments(site).warnings)
  if (problems.length > 0) return printProblems(config, problems)
  console.log(
    `${config}: ${site.experiences.length} experiences, ${site.segments?.length ?? 0} segments, nothing wrong`,
  )
  return 0
}
