import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Command } from 'commander'
import type { SiteConfig } from '../../catalogue/define-site.ts'
import { previewEnvironmentOf } from '../../contract/preview-script.ts'
import { noChanges } from '../../contract/steer/site-changes.ts'
import { builtVersionName } from '../../contract/steer/workshop.ts'
import { buildPreviewInto } from '../build/build-preview.ts'
import { type BuildSpeed, buildSite } from '../build/build-site.ts'
import type { Weights } from '../build/compress-files.ts'
import { writeDescription } from '../build/describe-site.ts'
import { readFileList } from '../build/file-list.ts'
import type { FilesRead } from '../build/note-files.ts'
import { previewRefusalOf, putInPlace, refusalOf } from '../build/put-in-place.ts'
import { inTemporaryFolder } from '../build/temporary-folder.ts'
import { exitWith } from '../exit-with.ts'
import { findConfig } from '../find-config.ts'
import { rangesFile, writeKeptRanges } from '../groups/kept-ranges.ts'
import { loadCheckedSite } from '../load-checked-site.ts'
import { readLocalId } from '../preview/read-local-id.ts'
import { pageTags } from '../snippet/page-tags.ts'

/** An empty site, with which the size of the core is measured. */
const bareSite: SiteConfig = { propertyId: '', trackingId: '', domains: [], anchors: {}, experiences: [] }

const bareChecked = { site: bareSite, configured: bareSite, ranges: {}, changes: noChanges }

type BuildOptions = {
  config: string
  out?: string
  bare?: boolean
  preview?: boolean
  id?: string
  describe?: string
}

const usualFolder = 'dist/instep'

const details = `
A preview is smartserve-{propertyId}[-{id}]-preview.js with its parts beside it. Give the folder dist/preview to the service as
INSTEP_PREVIEW, or serve the folder of an environment from any web server. Several previews can share a folder.`

export function buildCommand(): Command {
  return new Command('build')
    .description('Build the script of a site into a folder for any web server')
    .option('--config <file>', 'the site', findConfig())
    .option(
      '--out <folder>',
      `an empty folder, or one of an earlier build; ${usualFolder}, for a preview dist/preview/{environment}`,
    )
    .option('--bare', 'build the script without a site, to measure it')
    .option('--preview', 'build the script for people who preview the site, which counts in no result')
    .option('--id <id>', 'the name of a preview of your own, beside the one of the site', readLocalId)
    .option(
      '--describe <file>',
      'also write what the site is made of, for the console: the service reads it as INSTEP_SITE',
    )
    .addHelpText('after', details)
    .action(exitWith(runBuild))
}

/** `instep build --preview`: writes a preview script and its parts. */
async function runPreviewBuild({ config, out, id }: BuildOptions): Promise<number> {
  const startedAt = performance.now()
  const checked = await loadCheckedSite(config)
  if (!checked) return 1
  const { site } = checked
  const folder = out ?? `dist/preview/${previewEnvironmentOf(site.environment)}`
  const refusal = await previewRefusalOf(resolve(folder))
  if (refusal) {
    console.error(refusal)
    return 1
  }
  const script = await buildPreviewInto(resolve(folder), site, id)
  const took = Math.round(performance.now() - startedAt)
  console.log(`${folder}: ${script} with ${site.experiences.length} experiences, in ${took} ms`)
  return 0
}

/**
 * `instep build`: refuses a site with mistakes, otherwise writes its folder and the ranges of its exclusion groups for
 * the next build (BV-01).
 */
async function runBuild(options: BuildOptions): Promise<number> {
  const { config, out = usualFolder, bare, preview, id, describe } = options
  if (preview) return runPreviewBuild(options)
  if (id !== undefined) throw new Error('--id names a preview: add --preview')
  const startedAt = performance.now()
  const folder = resolve(out)
  const refusal = await refusalOf(folder)
  if (refusal) {
    console.error(refusal)
    return 1
  }
  const checked = bare ? bareChecked : await loadCheckedSite(config)
  if (!checked) return 1
  const { site, ranges, changes } = checked
  const { plain, br, ms } = await buildInto(folder, site, { version: changes.version })
  const isChanged = writeKeptRanges(config, ranges)
  if (describe !== undefined) await writeDescription(describe, checked, Date.now())
  const took = Math.round(performance.now() - startedAt)
  console.log(`${out}: instep.js with ${site.experiences.length} experiences, in ${took} ms`)
  console.log(`${toKilobytes(plain)} kB of text, ${toKilobytes(br)} kB as brotli beside it, compressed in ${ms} ms`)
  // Where it is lost, as in a CI, the next build may give visitors other experiences.
  if (isChanged) console.log(`wrote ${rangesFile(config)}: commit it`)
  return 0
}

/**
 * `isStillMeant` is asked when everything is built: a build that something newer has overtaken is not put in place. `version` is that
 * of the console's changes in the site.
 */
type PlacedBuild = BuildSpeed & { isStillMeant?: () => boolean; onRead?: FilesRead; version?: number }

/** Builds into the folder. A build that fails leaves the folder unchanged. */
export async function buildInto(folder: string, site: SiteConfig, order: PlacedBuild = {}): Promise<Weights> {
  return inTemporaryFolder('instep-build-', async (made) => {
    const weights = await buildSite(site, made, order)
    await writeTags(site, made)
    if (order.version) await writeFile(join(made, builtVersionName), JSON.stringify(order.version))
    if (order.isStillMeant?.() ?? true) await putInPlace(made, folder)
    return weights
  })
}

const toKilobytes = (bytes: number) => Math.round(bytes / 1024)

/** Writes `tags.json` beside the script: the parts of the tag by page type, for a server that renders pages (BD-04). */
async function writeTags(site: SiteConfig, outDir: string): Promise<void> {
  await writeFile(join(outDir, 'tags.json'), JSON.stringify(await pageTags(site, Date.now(), readFileList(outDir))))
}
