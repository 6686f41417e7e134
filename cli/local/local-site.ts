import type { SiteConfig } from '../../catalogue/define-site.ts'

const hosts = ['localhost', '127.0.0.1']

/** The port on which `instep preview` serves preview scripts, unless it is given another. */
export const usualPreviewPort = 4404

/** The environment whose previews come from the console of the local service: those of development are `instep preview`'s. */
export const consolePreviews = 'staging'

/** Returns a site's configuration for pages of the shop and of this machine. */
export function siteOnThisMachine(site: SiteConfig): SiteConfig {
  return { ...site, domains: [...new Set([...site.domains, ...hosts])] }
}

/**
 * Returns a site's configuration for pages on this machine: it also runs there, uses the local service and the previews of
 * `instep preview`, and lets the address force an experience, which no shopper sees (BU-06).
 */
export function localSite(site: SiteConfig, service: string): SiteConfig {
  const { baseDomain, crossDomainIframes, ...rest } = site
  return {
    ...siteOnThisMachine(rest),
    endpoints: { base: service },
    environment: 'development',
    forceByAddress: true,
    previewHosts: {
      development: `http://localhost:${usualPreviewPort}`,
      [consolePreviews]: `${service}/preview`,
      ...site.previewHosts,
    },
  }
}
