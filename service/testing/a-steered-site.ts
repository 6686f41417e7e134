import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteDescription } from '../../contract/console/site-description.ts'
import type { ExperienceSettings } from '../../contract/steer/site-changes.ts'
import { aDataFolder } from './a-server.ts'

/** What the configuration of the test site says of its one experience. */
export const hurry: ExperienceSettings = {
  template: 'product/low-stock',
  name: 'Hurry',
  share: 0.5,
  content: { threshold: 5, text: 'Only {count} left' },
}

export const steeredSite: SiteDescription = {
  trackingId: 'shop',
  propertyId: 'shop-property',
  builtAt: 5,
  changes: { format: 1, version: 0, experiences: {} },
  domains: ['shop.example'],
  timeZone: 'Europe/Paris',
  anchors: ['buyButton'],
  experiences: [],
  settings: { hurry: { current: hurry, configured: hurry } },
}

/** Writes the description of a site into a folder of the test, and returns its path. */
export function aSiteFile(site: Partial<SiteDescription> = {}): string {
  const file = join(aDataFolder(), 'site.json')
  writeFileSync(file, JSON.stringify({ ...steeredSite, ...site }))
  return file
}
