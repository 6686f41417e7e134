import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteConfig } from '../catalogue/define-site.ts'

/** Reads a site configuration file. @throws when it is missing or has no site as default export */
export async function loadSite(file: string): Promise<SiteConfig> {
  const path = resolve(file)
  if (!existsSync(path)) throw new Error(`There is no ${file}. Write one with defineSite, or name it with --config.`)
  const module = (await import(pathToFileURL(path).href)) as { default?: SiteConfig }
  if (!module.default) throw new Error(`${file} has no default export. Write: export default defineSite({ … })`)
  return module.default
}
