import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { SiteConfig } from '../../catalogue/define-site.ts'
import type { Arguments } from '../arguments.ts'
import { buildSite } from '../build/build-site.ts'
import type { Weights } from '../build/compress-files.ts'
import { readFileList } from '../build/file-list.ts'
import { putInPlace, refusalOf } from '../build/put-in-place.ts'
import { writeKeptRanges } from '../groups/kept-ranges.ts'
import { loadCheckedSite } from '../load-checked-site.ts'
import { pageTags } from '../snippet/page-tags.ts'

/** An empty site, with which the size of the core is measured. */
const bareSite: SiteConfig = { propertyId: '', trackingId: '', domains: [], anchors: {}, experiences: [] }

/**
 * `instep build`: refuses a site with mistakes, otherwise writes its folder and the ranges of its exclusion groups for
 * the next build (BV-01).
 */
export async function runBuild({ values }: Arguments): Promise<number> {
  const { config = 'instep.config.ts', out = 'dist/instep', bare } = values
  const startedAt = performance.now()
  const folder = resolve(out)
  const refusal = await refusalOf(folder)
  if (refusal) {
    console.error(refusal)
    return 1
  }
  const checked = bare ? { site: bareSite, ranges: {} } : await loadCheckedSite(config)
  if (!checked) return 1
  const { site, ranges } = checked
  const { plain, br, ms } = await buildInto(folder, site)
  writeKeptRanges(config, ranges)
  const took = Math.round(performance.now() - startedAt)
  console.log(`${out}: instep.js with ${site.experiences.length} experiences, in ${took} ms`)
  console.log(`${toKilobytes(plain)} kB of text, ${toKilobytes(br)} kB as brotli beside it, compressed in ${ms} ms`)
  return 0
}

/** Builds into the folder. A build that fails leaves the folder unchanged. */
async function buildInto(folder: string, site: SiteConfig): Promise<Weights> {
  const made = mkdtempSync(join(tmpdir(), 'instep-build-'))
  try {
    const weights = await buildSite(site, made)
    await writeTags(site, made)
    await putInPlace(made, folder)
    return weights
  } finally {
    rmSync(made, { recursive: true, force: true })
  }
}

const toKilobytes = (bytes: number) => Math.round(bytes / 1024)

/** Writes `tags.json` beside the script: the parts of the tag by page type, for a server that renders pages (BD-04). */
async function writeTags(site: SiteConfig, outDir: string): Promise<void> {
  await writeFile(join(outDir, 'tags.json'), JSON.stringify(await pageTags(site, Date.now(), readFileList(outDir))))
}
