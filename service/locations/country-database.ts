import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Returns the path of the country database that comes with Instep (CC0, from data of the registries). */
export function countryDatabase(): string {
  const manifest = import.meta.resolve('@ip-location-db/geo-whois-asn-country-mmdb/package.json')
  return join(dirname(fileURLToPath(manifest)), 'geo-whois-asn-country.mmdb')
}
