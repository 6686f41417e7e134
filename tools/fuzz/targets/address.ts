import assert from 'node:assert/strict'
import fc from 'fast-check'
import { previewLink } from '../../../contract/preview-link.ts'
import { previewScriptName } from '../../../contract/preview-script.ts'
import { addressFlags, addressOptions, isDebugging } from '../../../script/address-options.ts'
import { contextId } from '../../../script/cross-domain/context-id.ts'
import { decorateLink } from '../../../script/cross-domain/decorate-link.ts'
import { cutUrl } from '../../../script/events/cut-url.ts'
import { isHome, pageTypeOf } from '../../../script/events/sources/page-type-of.ts'
import { pathOf } from '../../../script/events/sources/path-of.ts'
import { defineTarget } from '../fuzz-target.ts'
import { hostileText } from '../inputs/hostile-value.ts'

const names = [
  'qb_debug',
  'qb_opts',
  'qb_context_id',
  'qb_property_id',
  'qb_preview',
  'qubit_debug',
  'smartserve_preview',
]
const start = fc.constantFrom(
  'https://www.shop.test/',
  'https://www.shop.test/uk/en',
  'HTTPS://SHOP.test',
  '//x',
  '',
  '/a',
)
const sign = fc.constantFrom('?', '&', '#', '#/', '=', '/', '?&', '%', ':', ' ')
const word = fc.oneof(fc.constantFrom(...names, 'qb_', 'utm_source', '-lite, ,a'), hostileText)

/** Addresses of words and signs in any order, which often repeat an option or have it in query and hash. */
const address = fc
  .tuple(start, fc.array(fc.oneof({ weight: 3, arbitrary: word }, { weight: 2, arbitrary: sign }), { maxLength: 14 }))
  .map(([first, parts]) => first + parts.join(''))

/** Everything that reads the address of a page: options, flags, the id of a visitor, links to other domains, page types. */
export const target = defineTarget({
  input: address,
  tryInput(url) {
    const options = addressOptions(url)
    for (const [key, value] of options) {
      assert.match(key, /^(?:qb|qubit|smartserve)_/)
      assert.equal(typeof value, 'string')
      const written = `?${key.replace(/%|#|&/g, '')}=${encodeURIComponent(value.toWellFormed())}`
      assert.equal([...addressOptions(written).values()][0], value.toWellFormed(), 'a written option is read back')
    }
    for (const on of Object.values(addressFlags(options))) assert.equal(typeof on, 'boolean')
    assert.equal(typeof isDebugging(options), 'boolean')
    const id = contextId(options, 'property', () => {})
    if (id !== undefined) assert.match(id, /^[\w.-]{1,64}$/)
    const script = previewScriptName('property', options.get('smartserve_preview') ?? '')
    if (script !== undefined) assert.match(script, /^smartserve-property-[\w-]+\.js$/)
    const facts = { visitorId: 'a', propertyId: 'p', domain: 'shop.test', pageUrl: 'https://www.shop.test/' }
    const link = decorateLink(url, { ...facts, domains: ['shop.test', 'other.test'] })
    if (link !== url) assert.match(link, /qb_context_id=a/)
    assert.ok(cutUrl(url).length <= 2048)
    assert.equal(typeof pathOf(url, 'https://www.shop.test/'), 'string')
    pageTypeOf(url, { product: ['/p/*', '/*/*.html'], basket: '/cart' })
    isHome({ url, language: 'en' })
    assert.equal(addressOptions(previewLink({ page: url.split('#')[0] ?? '' })).get('smartserve_preview'), '1')
  },
})
