import { expect, test } from 'vitest'
import type { CrossDomainIframe } from '../../contract/script-config.ts'
import { iframesToAsk } from './iframes-to-ask.ts'

const place = { domains: ['shop.test', '.shop.example'], host: 'www.shop.test' }
const url = 'https://www.shop.example/instep/frame.html'

test.each<[string, object]>([
  ['no domain', { url }],
  ['an empty domain', { domain: '', url }],
  ['no url', { domain: 'shop.example' }],
  ['an empty url', { domain: 'shop.example', url: '' }],
  ['a url that is not an absolute address', { domain: 'shop.example', url: '/frame.html' }],
  ['a domain that is not configured', { domain: 'other.example', url }],
  ['a subdomain of a configured domain', { domain: 'www.shop.example', url }],
  ['a parent of a configured domain', { domain: 'example', url }],
])('[XD-01] an entry with %s is refused', (_, entry) => {
  const good = { domain: 'shop.test', url: 'https://www.shop.test/frame.html' }
  expect(() => iframesToAsk([good, entry as CrossDomainIframe], place)).toThrow(
    'all cross domain iframes need a corresponding domain',
  )
})

test.each([
  ['shop.example', 'shop.example'],
  ['.shop.example', 'shop.example'],
  ['shop.example', '.shop.example'],
  ['.shop.example', '.shop.example'],
])('[XD-01] %s matches the configured %s: a leading dot is ignored', (domain, configured) => {
  expect(iframesToAsk([{ domain, url }], { ...place, domains: [configured] })).toEqual([url])
})

test('[XD-02] an iframe whose url is on the current host is skipped, and one on another host of the same domain is not', () => {
  const own = { domain: 'shop.test', url: 'https://www.shop.test:8443/instep/frame.html' }
  const sibling = { domain: 'shop.test', url: 'https://m.shop.test/instep/frame.html' }
  const other = { domain: 'shop.example', url }
  expect(iframesToAsk([own, sibling, other], place)).toEqual([sibling.url, other.url])
})
