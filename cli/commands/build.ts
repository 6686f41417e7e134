import { resolve } from 'node:path'
import type { SiteConfig } from '../../catalogue/define-site.ts'
import type { Arguments } from '../arguments.ts'
import { buildSite } from '../build/build-site.ts'
import { writeKeptRanges } from '../groups/kept-ranges.ts'
import { loadCheckedSite } from '../load-checked-site.ts'
import { writeTags } from '../snippet/write-tags.ts'

/** A site with nothing in it: what the size of the core is measured on. */
const bareSite: SiteConfig = { propertyId: '', trackingId: '', domains: [], anchors: {}, experiences: [] }

/** `instep build`: refuses a site with mistakes, otherwise writes its folder, and keeps the ranges of exclusion groups (BV-01). */
export async function build({ values }: Arguments): Promise<number> {
  const { config = 'instep.config.ts', out = 'dist/instep', bare } = values
  const startedAt = performance.now()
  const checked = bare ? { site: bareSite, ranges: {} } : await loadCheckedSite(config)
  if (!checked) return 1
  const { site, ranges } = checked
  const { plain, br, ms } = await buildSite(site, resolve(out))
  await writeTags(site, resolve(out))
  writeKeptRanges(config, ranges)
  const took = Math.round(performance.now() - startedAt)
  console.log(`${out}: instep.js with ${site.experiences.length} experiences, in ${took} ms`)
  console.log(`${kilobytes(plain)} kB of text, ${kilobytes(br)} kB as brotli beside it, compressed in ${ms} ms`)
  return 0
}

const kilobytes = (bytes: number) => Math.round(bytes / 1024)
