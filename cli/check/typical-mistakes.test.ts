import { expect, test } from 'vitest'
import type { SiteConfig } from '../../catalogue/define-site.ts'
import { aSite } from '../testing/a-site.ts'
import { checkSite } from './check-site.ts'

const lowStock = { id: 'low', template: 'product/low-stock', content: { threshold: 5, text: 'Only {count} left' } }
const anchors = { header: 'header', addToBag: '.buy', basketSummary: '.summary', headerPromo: '.promo' }

/** Returns a site with one experience: low stock, with changes. */
const withExperience = (change: object) => ({ anchors, experiences: [{ ...lowStock, ...change }] })
const withContent = (change: object) => withExperience({ content: { ...lowStock.content, ...change } })
const offers = (content: object) => ({ anchors, experiences: [{ id: 'o', template: 'global/offer-banner', content }] })
/** Returns a site with one experience of a template, and the anchors that it names. */
const withTemplate = (template: string, content: object, names: string[] = []) => ({
  anchors: Object.fromEntries(names.map((name) => [name, `.${name}`])),
  experiences: [{ id: 'x', template, content }],
})
const instalment = (content: object) => withTemplate('product/instalment', content, ['productPrice'])
const popup = (content: object) => withTemplate('product/popup', { xpName: 'autumn', contentText: 'Hello', ...content })

/** What site owners typically get wrong, by what `instep check` has to name: the place, and what helps. */
const mistakes: [what: string, change: object, path: string, remedy: RegExp][] = [
  ['no property', { propertyId: undefined }, 'propertyId', /letters, digits/],
  ['a property with spaces', { propertyId: 'my shop' }, 'propertyId', /letters, digits/],
  ['a number as property', { propertyId: 7 }, 'propertyId', /give a text/],
  ['no tracking id', { trackingId: undefined }, 'trackingId', /letters, digits/],
  ['no domains', { domains: undefined }, 'domains', /example\.com/],
  ['an empty list of domains', { domains: [] }, 'domains', /example\.com/],
  ['domains as a text', { domains: 'shop.test' }, 'domains', /give a list/],
  ['an address as domain', { domains: ['https://shop.test/'] }, 'domains[0]', /'shop\.test'/],
  ['a wildcard as domain', { domains: ['*.shop.test'] }, 'domains[0]', /'shop\.test'/],
  ['a domain with a port', { domains: ['localhost:3000'] }, 'domains[0]', /'localhost'/],
  ['no service', { endpoints: {} }, 'endpoints', /endpoints\.base/],
  ['an address without protocol', { endpoints: { base: 'collect.shop.test' } }, 'endpoints.base', /'https:\/\/collect/],
  ['an address that is none', { endpoints: { base: 'collect' } }, 'endpoints.base', /https:\/\//],
  [
    'a service that does not exist',
    { endpoints: { base: 'https://a.test', event: 'https://b.test' } },
    'endpoints.event',
    /events\?/,
  ],
  ['a misspelt key', { timezone: 'Europe/Paris' }, 'timezone', /timeZone\?/],
  ['a key in the singular', { anchor: {} }, 'anchor', /anchors\?/],
  ['a key of another tool', { gtmId: 'GTM-1' }, 'gtmId', /use one of/],
  ['a time zone that does not exist', { timeZone: 'Europe/Berln' }, 'timeZone', /Europe\/Paris/],
  ['an unknown anchor', { anchors: { header: 'a', addToBasket: 'b' } }, 'anchors.addToBasket', /addToBag\?/],
  ['a broken selector', { anchors: { header: 'div[' } }, 'anchors.header', /such as/],
  ['an empty selector', { anchors: { header: '' } }, 'anchors.header', /such as/],
  ['a selector of jQuery', { anchors: { header: 'div:contains("x")' } }, 'anchors.header', /such as/],
  ['a selector that is not a text', { anchors: { header: ['header'] } }, 'anchors.header', /such as/],
  ['a missing anchor', { ...withExperience({}), anchors: {} }, 'anchors.addToBag', /selector/],
  ['an unknown kind of consent', { consent: 'ask' }, 'consent', /pending/],
  ['a text in place of true', { spa: 'true' }, 'spa', /true or false/],
  ['percent as a rate', { sampleRate: 50 }, 'sampleRate', /up to 1/],
  ['percent as the holdout', { holdout: 10 }, 'holdout', /up to 1/],
  ['an unknown source', { sources: { ga3: true } }, 'sources.ga3', /ga4/],
  ['an unknown flag', { flags: { segment: true } }, 'flags.segment', /segments\?/],
  ['an unknown limit', { limits: { query: 3 } }, 'limits.query', /queries\?/],
  ['an unknown renderer', { renderer: 'preact' }, 'renderer', /small/],
  ['a frame without address', { crossDomainIframes: [{ domain: 'b.test' }] }, 'crossDomainIframes.0', /give url/],
  ['a broken selector as ready sign', { ready: '#root >' }, 'ready', /such as/],
  ['a text that is not JSON', { jolt: '{gong: true}' }, 'jolt', /JSON\.stringify/],
  ['a pre-script that is not there', { preScript: { active: '/no/where.ts' } }, 'preScript.active', /resolve/],
  ['a picture without size', { pictures: { '/a.jpg': 100 } }, 'pictures /a.jpg', /\[1600, 720\]/],
  ['no id', withExperience({ id: undefined }), 'experiences[0]', /'offers'/],
  ['an id with spaces', withExperience({ id: 'low stock' }), 'experiences[0] low stock', /rename/],
  ['neither template nor code', withExperience({ template: undefined }), 'experiences[0] low', /template: /],
  [
    'a misspelt template',
    withExperience({ template: 'product/lowstock' }),
    'experiences[0] low',
    /product\/low-stock\?/,
  ],
  ['a misspelt key of an experience', withExperience({ shedule: {} }), 'experiences[0] low.shedule', /schedule\?/],
  ['percent as a share', withExperience({ share: 50 }), 'experiences[0] low share', /./],
  ['a share as a text', withExperience({ share: '0.5' }), 'experiences[0] low share', /./],
  ['a missing field', withExperience({ content: { text: 'Hello' } }), 'experiences[0] low content', /threshold/],
  ['a misspelt field', withContent({ textColour: 'red' }), 'experiences[0] low content/textColour', /textColor\?/],
  ['a number as a text', withContent({ threshold: '5' }), 'experiences[0] low content/threshold', /a number/],
  [
    'a misspelt field of an entry',
    offers({ messages: [{ titel: 'A' }] }),
    'experiences[0] o content/messages/0/titel',
    /title\?/,
  ],
  ['an entry that is none', offers({ messages: 'A' }), 'experiences[0] o content/messages', /a list/],
  [
    'the placeholder of another tool',
    withContent({ text: 'Only {{stock}} left' }),
    'experiences[0] low content/text',
    /\{count\}/,
  ],
  [
    'a placeholder where there is none',
    offers({ messages: [{ title: 'Hi {name}' }] }),
    'experiences[0] o content/messages/0/title',
    /take it out/,
  ],
  [
    'an address without a protocol',
    offers({ messages: [{ title: 'A', link: 'www.shop.test/sale' }] }),
    'experiences[0] o content/messages/0/link',
    /https:\/\//,
  ],
  ['a colour that is none', withContent({ textColor: 'redd' }), 'experiences[0] low content/textColor', /#/],
  [
    'a length without a known unit',
    withContent({ maxWidth: '12 points' }),
    'experiences[0] low content/maxWidth',
    /px/,
  ],
  [
    'a least above a most',
    instalment({ minBagValue: 300, maxBagValue: 30 }),
    'experiences[0] x content/maxBagValue',
    /raise maxBagValue/,
  ],
  [
    'a broken count of payments',
    instalment({ installment: 2.5, minBagValue: 30, maxBagValue: 300 }),
    'experiences[0] x content/installment',
    /a whole number from 2 on/,
  ],
  ['a stock below zero', withContent({ threshold: -1 }), 'experiences[0] low content/threshold', /from 0 on/],
  ['a popup that never shows', popup({ timesToShow: 0 }), 'experiences[0] x content/timesToShow', /from 1 on/],
  ['a popup of nothing', popup({ contentText: '' }), 'experiences[0] x content/contentText', /imgUrl or contentText/],
  [
    "a popup with the name of the script's cookie",
    popup({ xpName: 'session' }),
    'experiences[0] x content/xpName',
    /another/,
  ],
  [
    'a window that is not counted',
    withTemplate('product/selling-fast', { text: 'A', threshold: 2, bucketTime: 90 }, ['productGallery']),
    'experiences[0] x content/bucketTime',
    /60, 1440/,
  ],
  [
    'a position that does not exist',
    withTemplate('product/media-reorder', { order: [0] }, ['productGallery']),
    'experiences[0] x content/order/0/position',
    /from 1 on/,
  ],
  [
    'a button lower than can be',
    withTemplate('basket/checkout-button-size', { btnsize: '20px' }, ['checkoutButton']),
    'experiences[0] x content/btnsize',
    /from 24 on/,
  ],
  ...['31.12.2030', '2026-12-24 18:00', '2026-02-30', 'Christmas'].map((deadline): [string, object, string, RegExp] => [
    `the deadline ${deadline}`,
    withTemplate('product/countdown', { deadline }, ['addToBag']),
    'experiences[0] x content/deadline',
    /T18:00/,
  ]),
  [
    'a broken selector in a content',
    withTemplate('category/banner-replace', { image: '/a.jpg', targetElement: 'div[' }),
    'experiences[0] x content/targetElement',
    /such as/,
  ],
  [
    'a broken selector in a list of them',
    withTemplate('global/hide-elements', { hideEl: '.ad, :is(.a, .b), li:eq(2)' }),
    'experiences[0] x content/hideEl',
    /such as/,
  ],
  [
    'an empty list',
    withTemplate('global/hide-elements', { hideEl: [' '] }),
    'experiences[0] x content/hideEl',
    /give it a value/,
  ],
  ['an empty list of entries', offers({ messages: [] }), 'experiences[0] o content/messages', /an entry/],
  [
    'more entries than are shown',
    offers({ messages: ['A', 'B', 'C', 'D'].map((title) => ({ title })) }),
    'experiences[0] o content/messages',
    /up to 3/,
  ],
  [
    'an entry without a text',
    offers({ messages: [{ title: ' ' }] }),
    'experiences[0] o content/messages/0/title',
    /value/,
  ],
  ['a blank text', withContent({ text: ' ' }), 'experiences[0] low content/text', /give it a value/],
  [
    'a picture as data',
    withContent({ iconUrl: 'data:image/gif;base64,R0' }),
    'experiences[0] low content/iconUrl',
    /http/,
  ],
  [
    'an address that no browser can open',
    offers({ messages: [{ title: 'A', link: 'https://' }] }),
    'experiences[0] o content/messages/0/link',
    /\/sale/,
  ],
  [
    'a range of IP addresses',
    withTemplate('basket/google-pay', { allowedIPs: '192.0.2.1, 192.0.2.0/24' }, ['googlePayButton']),
    'experiences[0] x content/allowedIPs',
    /each address/,
  ],
  [
    'the name of a country',
    withTemplate('global/locale-redirect', { userCountry: 'Germany' }),
    'experiences[0] x content/userCountry',
    /'DE'/,
  ],
  [
    'an anchor that an experience looks for itself',
    withTemplate('global/logout-label', { logoutLabel: 'Bye' }),
    'anchors.logoutLink',
    /selector/,
  ],
  [
    'none of two anchors',
    withTemplate('category/always-buttons', {}, ['productGrid']),
    'anchors.gridWishlist',
    /or that of gridBuy/,
  ],
  [
    'no anchor of the slot',
    { ...instalment({ minBagValue: 1, maxBagValue: 2, slot: 'slot2' }) },
    'anchors.addToBag',
    /or that of checkoutButton/,
  ],
  [
    'a goal that does not exist',
    withExperience({ goals: [{ key: 'purchase' }] }),
    'experiences[0] low goals[0].key',
    /transaction\?/,
  ],
  [
    'a misspelt goal',
    withExperience({ goals: [{ key: 'transactions' }] }),
    'experiences[0] low goals[0].key',
    /transaction\?/,
  ],
  [
    'a custom goal without a name',
    withExperience({ goals: [{ key: 'custom' }] }),
    'experiences[0] low goals[0].value',
    /custom/,
  ],
  [
    'a time that cannot be read',
    withExperience({ schedule: { scheduled_end: '31.12.2030' } }),
    'experiences[0] low schedule.scheduled_end',
    /2027-/,
  ],
  [
    'a misspelt bound of time',
    withExperience({ schedule: { start: '2030-01-01' } }),
    'experiences[0] low schedule.start',
    /scheduled_start/,
  ],
  [
    'an end before the start',
    withExperience({ schedule: { scheduled_start: '2031-01-01T00:00Z', scheduled_end: '2030-01-01T00:00Z' } }),
    'experiences[0] low schedule.scheduled_end',
    /later/,
  ],
  [
    'a misspelt rule',
    withExperience({ rules: { minPageViews: 2 } }),
    'experiences[0] low rules.minPageViews',
    /min_page_views\?/,
  ],
  [
    'a rule with a word for a number',
    withExperience({ rules: { min_page_views: 'two' } }),
    'experiences[0] low rules.min_page_views',
    /number|from 0/,
  ],
  [
    'a segment that does not exist',
    withExperience({ rules: { segments: [{ segment_id: 'vip' }] } }),
    'experiences[0] low rules.segments[0]',
    /segment/,
  ],
  [
    'a placement that does not exist',
    { anchors, experiences: [{ id: 'r', template: 'basket/recommendations', content: { placementId: 'likes' } }] },
    'experiences[0] r content/placementId',
    /placements of the site/,
  ],
  ['a path as a text', withExperience({ paths: { include: '/sale' } }), 'experiences[0] low paths.include', /list/],
  [
    'the code of an experience that is not there',
    { experiences: [{ id: 'mine', code: '/no/where.ts' }] },
    'experiences[0] mine code',
    /resolve/,
  ],
  [
    'an unknown page type',
    { experiences: [{ id: 'mine', code: import.meta.filename, pages: ['cart'] }] },
    'experiences[0] mine pages',
    /basket/,
  ],
]

test.each(mistakes)('[BU-02] %s is found, with what helps', (_, change, path, remedy) => {
  const problems = checkSite(aSite({ experiences: [], ...change } as Partial<SiteConfig>))
  expect(problems.map((problem) => problem.path)).toContain(path)
  expect(problems.find((problem) => problem.path === path)?.remedy).toMatch(remedy)
  // One mistake, one message.
  expect(problems).toHaveLength(1)
})

test.each([[{}], [null], [undefined], [7], [[]], ['site'], [() => {}]])(
  '[BU-02] the site %j is refused with a reason',
  (site) => {
    expect(checkSite(site as never).length).toBeGreaterThan(0)
  },
)

test('[BU-02] the table has at least 60 mistakes', () => {
  expect(mistakes.length).toBeGreaterThanOrEqual(60)
})
