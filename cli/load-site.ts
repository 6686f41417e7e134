import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteConfig } from '../catalogue/define-site.ts'
import { applyPreset } from '../catalogue/presets/apply-preset.ts'
import { resolveInstep } from './resolve-instep.ts'

/** Reads a site configuration file, with the preset of its platform. @throws when it is missing or has no site as default export */
export async function loadSite(file: string): Promise<SiteConfig> {
  const path = resolve(file)
  if (!existsSync(path))
    throw new Error(`There is no ${file}. Write one with: npx instep init. Or name it with --config.`)
  resolveInstep()
  const module = (await import(pathToFileURL(path).href)) as { default?: SiteConfig }
  if (!module.default) throw new Error(`${file} has no default export. Write: export default defineSite({ … })`)
  return applyPreset(module.default)
}
