import { resolve } from 'node:path'
import type { SiteConfig } from '../../catalogue/define-site.ts'
import type { Arguments } from '../arguments.ts'
import { buildSite } from '../build/build-site.ts'
import { checkSite } from '../check/check-site.ts'
import { printProblems } from '../check/print-problems.ts'
import { loadSite } from '../load-site.ts'

/** A site with nothing in it: what the size of the core is measured on. */
const bareSite: SiteConfig = { propertyId: '', trackingId: '', domains: [], anchors: {}, experiences: [] }

/** `instep build`: refuses a site with mistakes, otherwise writes its folder. */
export async function build({ values }: Arguments): Promise<number> {
  const { config = 'instep.config.ts', out = 'dist/instep', bare } = values
  const startedAt = performance.now()
  const site = bare ? bareSite : await loadSite(config)
  const problems = bare ? [] : checkSite(site)
  if (problems.length > 0) return printProblems(config, problems)
  await buildSite(site, resolve(out))
  const took = Math.round(performance.now() - startedAt)
  console.log(`${out}: instep.js with ${site.experiences.length} experiences, in ${took} ms`)
  return 0
}
