import { expect, test } from 'vitest'
import { shopDomain } from '../routes/id.ts'

test.each([
  ['the host', [], 'www.shop.example', 'www.shop.example'],
  ['the configured domain above the host', ['shop.example'], 'WWW.shop.example', 'shop.example'],
  ['the configured domain that is the host', ['shop.example'], 'shop.example', 'shop.example'],
  ['the longest of several', ['shop.example', 'uk.shop.example'], 'www.uk.shop.example', 'uk.shop.example'],
  ['the first one for a name inside the network', ['shop.example', 'shop.test'], 'collector', 'shop.example'],
  ['the first one for a domain that only ends alike', ['shop.example'], 'myshop.example', 'shop.example'],
  ['an address for an address', [], '127.0.0.1', '127.0.0.1'],
  ['none for localhost', [], 'localhost', undefined],
  ['none for an IPv6 address', [], '[::1]', undefined],
  ['none for what would add to the cookie', [], 'a.b; Secure', undefined],
])('the domain of a cookie is %s', (_name, domains, host, domain) => {
  expect(shopDomain(domains, host)).toBe(domain)
})
