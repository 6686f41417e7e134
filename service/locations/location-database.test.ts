import { expect, test } from 'vitest'
import { anApp } from '../testing/an-app.ts'
import { countryDatabase } from './country-database.ts'
import { withDatabase } from './location-database.ts'
import { locationsOf } from './locations.ts'

const database = countryDatabase() ?? ''
const table = locationsOf({ default: { country: 'Nowhere' }, addresses: { '8.8.8.8': { city: 'Leeds' } } })

test.each([
  ['193.99.144.80', { country: 'Germany', countryCode: 'DE' }],
  ['2a00:1450:4001::1', { country: 'Ireland', countryCode: 'IE' }],
  ['8.8.8.8', { city: 'Leeds' }],
  ['127.0.0.1', undefined],
])('the country database with the table of overrides resolves %s', (address, location) => {
  expect(withDatabase(table, database).addresses.get(address)).toEqual(location)
})

test("[SV-14] ipAddress is the caller's, its location comes from the table, the database or the default; X-Forwarded-For counts only behind a trusted proxy", async () => {
  const configuration = { locations: table, locationDatabase: database, trustedProxies: ['10.0.0.1'] }
  const app = anApp({ configuration })
  const ask = async (remoteAddress: string, forwarded?: string) => {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
    const answer = (await app.inject({ url: '/lookup/shop/v', remoteAddress, headers })).json()
    return [answer.ipAddress, answer.location]
  }
  const germany = { country: 'Germany', countryCode: 'DE' }
  expect(await ask('193.99.144.80')).toEqual(['193.99.144.80', germany])
  expect(await ask('8.8.8.8', '193.99.144.80')).toEqual(['8.8.8.8', { city: 'Leeds' }])
  expect(await ask('10.0.0.1', '193.99.144.80, 10.0.0.9')).toEqual(['193.99.144.80', germany])
  expect(await ask('127.0.0.1')).toEqual(['127.0.0.1', { country: 'Nowhere' }])
})
