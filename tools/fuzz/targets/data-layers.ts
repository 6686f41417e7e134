import assert from 'node:assert/strict'
import fc from 'fast-check'
import { startSource as startGa4 } from '../../../script/events/sources/ga4/start-ga4.ts'
import { startSource as startJsonLd } from '../../../script/events/sources/json-ld/start-json-ld.ts'
import { startSource as startSegment } from '../../../script/events/sources/segment/start-segment.ts'
import { aSourcePage, type SourcePage } from '../../../script/events/sources/testing/a-source-page.ts'
import { defineTarget } from '../fuzz-target.ts'
import { brokenJson } from '../inputs/broken-json.ts'
import { anObjectOf, bringAlive, hostileText, jsonValue, pageValue } from '../inputs/hostile-value.ts'

const ga4Events = [
  ...['page_view', 'view_item', 'view_item_list', 'add_to_cart', 'remove_from_cart', 'view_cart', 'begin_checkout'],
  ...['purchase', 'search', 'gtm.js', 'productDetail', 'addToCart'],
]
const ga4Names = [
  ...['event', 'ecommerce', 'items', 'currency', 'value', 'transaction_id', 'page_type', 'page_location', 'user_id'],
  ...[
    'user_data',
    'item_id',
    'item_name',
    'price',
    'quantity',
    'discount',
    'search_term',
    'send_to',
    'detail',
    'impressions',
  ],
  ...['actionField', 'products', 'add', 'currencyCode', 'id', 'name', 'revenue'],
]
const ofGa4 = anObjectOf(ga4Names, fc.oneof(fc.constantFrom(...ga4Events), pageValue))
const items = fc.oneof(fc.array(fc.oneof(ofGa4, pageValue), { maxLength: 4 }), pageValue)
const ga4Entry = fc.oneof(
  fc.record({ event: fc.constantFrom(...ga4Events), ecommerce: fc.oneof(ofGa4, fc.record({ items })), items }),
  ofGa4,
  pageValue,
  fc.tuple(fc.constantFrom('event', 'set', 'config', 'js'), fc.constantFrom<unknown>(...ga4Events, {}, null), ofGa4),
)

const segmentEvents = [
  'Product Viewed',
  'product added',
  'Cart Viewed',
  'Order Completed',
  'Products Searched',
  'completed_order',
]
const segmentNames = [
  'products',
  'product_id',
  'price',
  'quantity',
  'order_id',
  'query',
  'currency',
  'total',
  'email',
  'name',
]
const ofSegment = anObjectOf(
  segmentNames,
  fc.oneof(pageValue, fc.array(anObjectOf(segmentNames, pageValue), { maxLength: 3 })),
)
const segmentCall = fc.tuple(
  fc.constantFrom('page', 'track', 'identify', 'track'),
  fc.oneof(fc.constantFrom<unknown>(...segmentEvents), pageValue),
  fc.oneof(ofSegment, pageValue),
)

const ldNames = [
  '@type',
  '@graph',
  'mainEntity',
  'offers',
  'hasVariant',
  'sku',
  'price',
  'priceSpecification',
  'image',
  'url',
]
const ofLd = fc.oneof(fc.constantFrom<unknown>('Product', 'https://schema.org/Product', 'Offer'), jsonValue)
const ldNode = anObjectOf(ldNames, fc.oneof(ofLd, fc.array(anObjectOf(ldNames, ofLd), { maxLength: 3 })))
const ldText = fc.oneof(
  brokenJson(fc.oneof(ldNode, fc.array(ldNode, { maxLength: 3 }))).map((bytes) => new TextDecoder().decode(bytes)),
  hostileText,
)

type Said = { source: 'ga4' | 'segment'; early: unknown[]; late: unknown[] } | { source: 'jsonLd'; texts: string[] }

const pushesOf = (source: 'ga4' | 'segment', entry: fc.Arbitrary<unknown>) =>
  fc.record({
    source: fc.constant(source),
    early: fc.array(entry, { maxLength: 2 }),
    late: fc.array(entry, { minLength: 1, maxLength: 3 }),
  })
const said: fc.Arbitrary<Said> = fc.oneof(
  pushesOf('ga4', ga4Entry),
  pushesOf('segment', segmentCall),
  fc.record({ source: fc.constant('jsonLd' as const), texts: fc.array(ldText, { minLength: 1, maxLength: 3 }) }),
)

/**
 * What a page puts in its data layer, in Segment's list or in JSON-LD: nothing throws into the page, its own pushes work as before, and
 * each event that comes of it can be sent.
 */
export const target = defineTarget({
  input: said,
  async tryInput(input) {
    const page = aSourcePage()
    if (input.source === 'jsonLd') readTexts(page, input.texts)
    else pushAll(page, bringAlive(input))
    await page.clock.pass(1000)
    for (const event of page.bus.uv.events) {
      const text = JSON.stringify(event)
      assert.ok(!text.includes('"value":null'), 'an amount is no number')
      assert.match(event.meta.type, /^ec[A-Z]/)
    }
  },
})

function pushAll({ window, needs }: SourcePage, { source, early, late }: Exclude<Said, { texts: string[] }>): void {
  const list = [...early]
  window[source === 'ga4' ? 'dataLayer' : 'analytics'] = list
  if (source === 'ga4') startGa4(needs, true)
  else startSegment(needs, true)
  for (const entry of late) assert.equal(list.push(entry), list.length)
  assert.deepEqual(
    [list.length, list.at(-1) === late.at(-1) || Number.isNaN(late.at(-1))],
    [early.length + late.length, true],
  )
}

function readTexts({ state, needs, bus }: SourcePage, texts: string[]): void {
  state.texts = texts
  startJsonLd(needs, true)
  bus.uv.emit('ecView', { type: 'product' })
}
