import { expect, test } from 'vitest'
import { decideRedirect, type RedirectFacts } from './decide-redirect.ts'
import { euCountries } from './target-locale.ts'

const decideFor = (facts: Partial<RedirectFacts> = {}) =>
  decideRedirect({
    url: 'https://shop.test/uk/en/shop/boots?size=38',
    pattern: '/{country}/{language}',
    countryCode: 'US',
    sessionNumber: 2,
    askedInSession: 1,
    ...facts,
  })

const addressOf = (path: string) => `https://shop.test${path}`

test.each([
  ['US', 'us'],
  ['CA', 'ca'],
  ['GB', 'uk'],
  ['UK', 'uk'],
  ['us', 'us'],
  ...euCountries.map((code) => [code, 'eu']),
])('[PO-12] [GLB-08.3] a visitor from %s belongs to the shop %s', (countryCode, to) => {
  const from = to === 'us' ? '/uk/en/' : '/us/en/'
  expect(decideFor({ countryCode, url: addressOf(from) })).toMatchObject({ redirects: true, to })
})

test.each(['CH', 'NO', 'JP', 'EU', 'XX', 'U', ''])(
  '[PO-12] [GLB-08.3] a visitor from %j sees no dialog',
  (countryCode) => {
    expect(decideFor({ countryCode })).toEqual({
      redirects: false,
      because: 'Experience is only targeted for those from the US, CA, EU or UK',
    })
  },
)

test('[PO-13] the European Union has these 27 countries', () => {
  const members = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'
  expect(euCountries).toEqual(members.split(' '))
  expect(new Set(euCountries).size).toBe(27)
})

test.each([
  ['GB', '/us/en/', '/uk/en/'],
  ['GB', '/eu/de/', '/uk/en/'],
  ['US', '/ca/fr/', '/us/en/'],
  ['US', '/eu/it/', '/us/en/'],
  ['DE', '/uk/en/', '/eu/en/'],
  ['DE', '/ca/fr/', '/eu/fr/'],
  ['DE', '/uk/de/', '/eu/de/'],
  ['DE', '/us/it/', '/eu/it/'],
  ['CA', '/eu/fr/', '/ca/fr/'],
  ['CA', '/eu/de/', '/ca/en/'],
  ['CA', '/eu/it/', '/ca/en/'],
  ['CA', '/uk', '/ca/en'],
])('[PO-14] [GLB-08.4] a visitor from %s on %s is sent to %s', (countryCode, here, address) => {
  expect(decideFor({ countryCode, url: addressOf(here) })).toMatchObject({ address })
})

test.each(['/gallery', '/', '/jp/en/shop', '/shop/uk/en', '/ukraine/en'])(
  '[PO-15] [GLB-08.1] the address %s contains no country of the shop',
  (path) => {
    expect(decideFor({ url: addressOf(path) })).toEqual({
      redirects: false,
      because: 'Could not determine country of the current page',
    })
  },
)

test.each(['uk', 'us', 'eu', 'ca'])('[GLB-08.1] the country of /%s/… is the one in the path', (country) => {
  expect(decideFor({ url: addressOf(`/${country}/en/`), countryCode: country === 'us' ? 'GB' : 'US' })).toMatchObject({
    from: country,
  })
})

test.each([
  ['GB', '/uk/en/shop/boots'],
  ['FR', '/eu/de/'],
  ['CA', '/ca/fr/cart'],
])('[PO-15] a visitor from %s on %s is on the right shop and sees no dialog', (countryCode, path) => {
  expect(decideFor({ countryCode, url: addressOf(path) })).toEqual({ redirects: false })
})

test('in the session whose number is stored it ends with a log line', () => {
  expect(decideFor({ sessionNumber: 4, askedInSession: 4 })).toEqual({
    redirects: false,
    because: 'Already fired this session',
  })
  expect(decideFor({ sessionNumber: 5, askedInSession: 4 })).toMatchObject({ redirects: true })
})

test.each([
  ['/uk/en/shop/boots?size=38&a=%20', '/us/en/shop/boots?size=38&a=%20'],
  ['/uk/en', '/us/en'],
  ['/uk/en/', '/us/en/'],
  ['/uk/en/product/uk/en?uk=en', '/us/en/product/uk/en?uk=en'],
  ['/uk/en//elsewhere.test', '/us/en//elsewhere.test'],
  ['/UK/EN/a%2Fb#sizes', '/us/en/a%2Fb#sizes'],
])('[PO-15] [GLB-08.7] from %s the link leads to %s', (here, address) => {
  expect(decideFor({ url: addressOf(here) })).toMatchObject({ address })
})

test('addresses of another shop keep their form', () => {
  const pattern = '/{language}-{country}'
  expect(decideFor({ pattern, url: addressOf('/en-us/boots?size=38'), countryCode: 'CA' })).toMatchObject({
    from: 'us',
    to: 'ca',
    address: '/en-ca/boots?size=38',
  })
})
