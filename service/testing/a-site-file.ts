import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteDescription } from '../../contract/console/site-description.ts'
import { steeredSite } from '../../contract/testing/a-site-description.ts'
import { aDataFolder } from './a-server.ts'

/** Writes the description of a site into a folder of the test, and returns its path. */
export function aSiteFile(site: Partial<SiteDescription> = {}): string {
  const file = join(aDataFolder(), 'site.json')
  writeFileSync(file, JSON.stringify({ ...steeredSite, ...site }))
  return file
}
