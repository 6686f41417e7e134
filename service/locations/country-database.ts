import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The package with the country database (CC0, from data of the registries). It is large, and a shop installs it itself. */
export const countryPackage = '@ip-location-db/geo-whois-asn-country-mmdb'

/** Returns the path of the country database; null when its package is not installed. */
export function countryDatabase(): string | null {
  try {
    const manifest = import.meta.resolve(`${countryPackage}/package.json`)
    const path = join(dirname(fileURLToPath(manifest)), 'geo-whois-asn-country.mmdb')
    return existsSync(path) ? path : null
  } catch {
    return null // import.meta.resolve throws when there is no such package
  }
}
