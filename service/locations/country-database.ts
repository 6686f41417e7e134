import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The database of countries that comes with Instep: CC0, of the registries' own data. */
export function countryDatabase(): string {
  const manifest = import.meta.resolve('@ip-location-db/geo-whois-asn-country-mmdb/package.json')
  return join(dirname(fileURLToPath(manifest)), 'geo-whois-asn-country.mmdb')
}
