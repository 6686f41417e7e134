import { readFileSync } from 'node:fs'
import { Reader } from 'mmdb-lib'
import { isFields } from '../../contract/json.ts'
import type { Location } from '../../contract/lookup-answer.ts'
import type { Locations } from './locations.ts'

/**
 * Looks up addresses in a database of countries or cities (MMDB); entries of the table take precedence (SV-14). The
 * file is read at once, so that its errors appear at start-up.
 * @throws Error when the file is not a valid database
 */
export function withDatabase({ fallback, addresses }: Locations, path: string): Locations {
  const reader = new Reader(readFileSync(path))
  return {
    fallback,
    addresses: { get: (address) => addresses.get(address) ?? locationOf(reader.get(address)) },
  }
}

/** Reads either format: nested with names, as MaxMind and DB-IP write it, or flat, as ip-location-db does. */
function locationOf(entry: unknown): Location | undefined {
  if (!isFields(entry)) return undefined
  const { country, city, location, subdivisions } = entry
  const countryCode = textOf(partOf(country).iso_code) || textOf(entry.country_code)
  const region = partOf(Array.isArray(subdivisions) ? subdivisions[0] : undefined)
  const found: Location = {
    city: nameOf(city) || textOf(city),
    cityCode: textOf(partOf(city).geoname_id),
    country: nameOf(country) || countryName(countryCode),
    countryCode,
    latitude: textOf(partOf(location).latitude ?? entry.latitude),
    longitude: textOf(partOf(location).longitude ?? entry.longitude),
    region: nameOf(region) || textOf(entry.state1),
    regionCode: textOf(region.iso_code),
  }
  return Object.fromEntries(Object.entries(found).filter(([, text]) => text !== ''))
}

function partOf(value: unknown): Record<string, unknown> {
  return isFields(value) ? value : {}
}

function nameOf(value: unknown): string {
  return textOf(partOf(partOf(value).names).en)
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function countryName(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return ''
  return new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code
}
