import type { SiteConfig } from '../../catalogue/define-site.ts'
import { endpointOf } from '../../contract/endpoints.ts'

/**
 * Returns the origins of the services that each page asks before its experiences run: to connect to one takes two or three
 * round trips, which can pass while the script loads. None where visitors have to agree before anything is sent (BC-01).
 */
export function serviceOrigins(site: SiteConfig): string[] {
  if (site.consent && site.consent !== 'granted') return []
  const services = ['lookup', ...(site.segments ? (['stash'] as const) : []), 'events'] as const
  const addresses = services.map((service) => endpointOf(service, site)).filter((address) => URL.canParse(address))
  return [...new Set(addresses.map((address) => new URL(address).origin))]
}
