import type { SiteConfig } from '../define-site.ts'

/** What a preset fills in of a site's configuration. */
export type Preset = Pick<SiteConfig, 'anchors' | 'sources' | 'reading' | 'addresses' | 'addToBag' | 'look'>
