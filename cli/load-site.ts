import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { SiteConfig } from '../catalogue/define-site.ts'
import { applyPreset } from '../catalogue/presets/apply-preset.ts'
import type { SiteChanges } from '../contract/steer/site-changes.ts'
import { applyChanges, checkChanges } from './changes/apply-changes.ts'
import { readChanges } from './changes/read-changes.ts'
import type { Problem } from './check/shapes.ts'
import { importSite } from './import-site.ts'
import { resolveInstep } from './resolve-instep.ts'

/** A site with the console's changes over it, what it is without them, and what is wrong with the changes themselves. */
export type LoadedSite = { site: SiteConfig; configured: SiteConfig; changes: SiteChanges; problems: Problem[] }

/**
 * Reads a site configuration file, with the preset of its platform and the console's changes.
 * @throws when it is missing, cannot be run or has no site as default export
 */
export async function loadSite(file: string): Promise<SiteConfig> {
  return (await loadWithChanges(file)).site
}

/** Reads a site with changes: those of the file beside it unless they are given. @throws as `loadSite` */
export async function loadWithChanges(file: string, given?: SiteChanges): Promise<LoadedSite> {
  const path = resolve(file)
  if (!existsSync(path))
    throw new Error(`There is no ${file}. Write one with: npx instep init. Or name it with --config.`)
  resolveInstep()
  const module = await importSite(file, path)
  if (!module.default) throw new Error(`${file} has no default export. Write: export default defineSite({ … })`)
  const configured = applyPreset(module.default)
  const changes = given ?? readChanges(file)
  // What is no list of experiences is reported by the check of the site.
  if (!Array.isArray(configured?.experiences)) return { site: configured, configured, changes, problems: [] }
  return { site: applyChanges(configured, changes), configured, changes, problems: checkChanges(configured, changes) }
}
