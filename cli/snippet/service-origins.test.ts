import { expect, test } from 'vitest'
import type { SiteConfig } from '../../catalogue/define-site.ts'
import { aSite } from '../testing/a-site.ts'
import { pageTag, tagText } from './page-tags.ts'

const linksOf = async (site: Partial<SiteConfig>) => {
  const tag = await pageTag(aSite(site), 'home', 0)
  return tagText(tag, '/instep/instep.js').match(/<link[^>]+>/g) ?? []
}

test.each<[what: string, site: Partial<SiteConfig>, origins: string[]]>([
  ['one service', { endpoints: { base: 'https://collect.shop.example/' } }, ['https://collect.shop.example']],
  [
    'a service below a path of the shop',
    { endpoints: { base: 'https://shop.example/collect' } },
    ['https://shop.example'],
  ],
  [
    'services on hosts of their own',
    { endpoints: { lookup: 'https://who.shop.example', events: 'https://in.shop.example:8443/x' } },
    ['https://who.shop.example', 'https://in.shop.example:8443'],
  ],
  ['a path alone, which is on the page’s host', { endpoints: { base: '/collect' } }, []],
])('the tag connects to %s while the script loads', async (_, site, origins) => {
  const expected = origins.map((origin) => `<link rel="preconnect" href="${origin}" crossorigin>`)
  expect(await linksOf({ segments: undefined, ...site })).toEqual(expected)
})

test('a site with segments also connects to the host of their states', async () => {
  const hosts = { lookup: 'https://a.example', events: 'https://a.example', stash: 'https://b.example' }
  const segments = { predicates: {} } as never
  expect(await linksOf({ endpoints: hosts, segments })).toHaveLength(2)
  expect(await linksOf({ endpoints: hosts, segments: undefined })).toHaveLength(1)
})

test.each(['pending', 'denied', 'google', 'tcf'] as const)(
  'where consent is %s at the start, the tag connects to no service',
  async (consent) => expect(await linksOf({ consent })).toEqual([]),
)
