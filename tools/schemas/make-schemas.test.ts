import { Ajv, type ErrorObject } from 'ajv'
import { expect, test } from 'vitest'
import { catalogue } from '../../catalogue/catalogue.ts'
import { anEvent } from '../../contract/testing/an-event.ts'
import shop from '../../shop/instep.config.ts'
import { makeSchemas } from './make-schemas.ts'

const schemas = makeSchemas()
const ajv = new Ajv({ strict: true, strictTypes: false, strictRequired: false, allErrors: true })

/** Returns the places of a value that a schema refuses, each with what is wrong there. */
function findErrors(name: string, value: unknown): string[] {
  const validate = ajv.getSchema(name) ?? ajv.addSchema(schemas[name] ?? false, name).getSchema(name)
  validate?.(JSON.parse(JSON.stringify(value)))
  const errors = (validate?.errors ?? []).filter(({ keyword }) => !['if', 'anyOf'].includes(keyword))
  return errors.map(describeError)
}

function describeError({ instancePath, keyword, params }: ErrorObject): string {
  const name = params.additionalProperty ?? params.missingProperty ?? ''
  return [instancePath, keyword, name].filter(Boolean).join(' ')
}

const aSite = {
  propertyId: 'tea',
  trackingId: 'tea',
  domains: ['tea.example'],
  endpoints: { base: 'https://collect.tea.example' },
  anchors: { addToBag: '.buy' },
  experiences: [] as object[],
}
const lowStock = {
  id: 'low-stock',
  template: 'product/low-stock',
  content: { threshold: 5, text: 'Only {count} left' },
}

test('[BU-04] the configuration of the demo shop matches the schema of a site', () => {
  expect(findErrors('site', shop)).toEqual([])
  expect(shop.experiences.length).toBeGreaterThan(70)
})

test('[BU-04] the sample of every template matches the schema of its content, alone and within a site', () => {
  const entries = Object.values(catalogue)
  expect(entries).toHaveLength(78)
  for (const { template, sample } of entries) {
    const name = `content/${template.id.replace('/', '-')}`
    expect({ name, errors: findErrors(name, sample) }).toEqual({ name, errors: [] })
  }
  const experiences = entries.map(({ template, sample }, at) => ({
    id: `e${at}`,
    template: template.id,
    content: sample,
  }))
  expect(findErrors('site', { ...aSite, experiences })).toEqual([])
})

test.each([
  [{ domains: 'tea.example' }, '/domains type'],
  [{ trackingID: 'tea' }, ' additionalProperties trackingID'],
  [{ consent: 'asked' }, '/consent enum'],
  [{ endpoints: { event: '/e' } }, '/endpoints additionalProperties event'],
  [{ anchors: { addToCart: '.buy' } }, '/anchors additionalProperties addToCart'],
  [{ experiences: [{ ...lowStock, share: '0.5' }] }, '/experiences/0/share type'],
  [{ experiences: [{ ...lowStock, template: 'product/lowstock' }] }, '/experiences/0/template enum'],
  [
    { experiences: [{ ...lowStock, content: { text: 'x', threshold: 'five' } }] },
    '/experiences/0/content/threshold type',
  ],
  [
    { experiences: [{ ...lowStock, content: { ...lowStock.content, txt: 'x' } }] },
    '/experiences/0/content additionalProperties txt',
  ],
  [
    { experiences: [{ ...lowStock, variations: [{ id: 'b', share: 0.5, content: { threshold: true } }] }] },
    '/experiences/0/variations/0/content/threshold type',
  ],
  [{ experiences: [{ id: 'mine', code: 7 }] }, '/experiences/0/code type'],
  [{ experiences: [{ ...lowStock, shaer: 0.5 }] }, '/experiences/0 additionalProperties shaer'],
  [
    { experiences: [{ ...lowStock, variations: [{ id: 'b', share: 0.5, text: 'x' }] }] },
    '/experiences/0/variations/0 additionalProperties text',
  ],
])('[BU-04] the schema of a site refuses %j at its place', (wrong, error) => {
  expect(findErrors('site', { ...aSite, experiences: [lowStock] })).toEqual([])
  expect(findErrors('site', { ...aSite, ...wrong })).toEqual([error.trim()])
})

test('[BU-04] the experience of a site may have code of its own, and a variation only the fields that differ', () => {
  const own = { id: 'mine', code: '/shop/mine.ts', data: { any: ['thing'] }, pages: ['product'] }
  const varied = { ...lowStock, variations: [{ id: 'b', share: 0.5, content: { text: 'Hurry' } }] }
  expect(findErrors('site', { ...aSite, experiences: [own, varied] })).toEqual([])
})

test('[BU-04] events match their schemas with further fields, and are refused at the place of what is wrong', () => {
  const product = { productId: 'p', name: 'Tea', url: '/p', price: { value: 5, currency: 'EUR' }, images: [] }
  const view = { type: 'home', subtypes: [], language: 'en', country: 'GB', currency: 'GBP' }
  expect(findErrors('events/ecProduct', { meta: { type: 'ecProduct' }, eventType: 'detail', product, own: 1 })).toEqual(
    [],
  )
  expect(findErrors('events/ecView', view)).toEqual([])
  expect(findErrors('events/ecView', { ...view, subtypes: 'sale' })).toEqual(['/subtypes type'])
  const wrong = { eventType: 'detail', product: { ...product, price: { value: '5', currency: 'EUR' } } }
  expect(findErrors('events/ecProduct', wrong)).toContain('/product/price/value type')
})

test('[BU-04] what the script sends matches the schema of events as the service receives them', () => {
  expect(findErrors('wire-event', anEvent())).toEqual([])
  expect(findErrors('wire-event', anEvent({ meta: { ts: 'now' } } as never))).toEqual(['/meta/ts type'])
})

test('[BU-04] segments and placements match their schemas, and are refused at the place of what is wrong', () => {
  expect(shop.segments?.length).toBeGreaterThan(0)
  expect(findErrors('segments', shop.segments)).toEqual([])
  expect(findErrors('placements', shop.placements ?? [])).toEqual([])
  expect(findErrors('segments', [{ id: 'a', when: { kind: 'from', moment: true } }])).toContain('/0/when/moment type')
  const triggers = { pageType: { op: 'is', values: ['home'] } }
  expect(findErrors('placements', [{ id: 'p', active: { id: 'a', triggers } }])).toEqual([
    '/0/active/triggers/pageType/op enum',
  ])
})

test('[BU-04] the schemas describe what they are of in plain words, and are the same on every machine', () => {
  const text = JSON.stringify(schemas)
  expect(text).not.toMatch(/\b(alias|structure)-\d+/)
  expect(text.match(/"description":"[^"]*\b[A-Z]{2,4}-\d\d[^"]*"/g) ?? []).toEqual([])
  expect(schemas.site?.properties?.timeZone?.description).toBe(
    'The time zone of schedules without an offset, e.g. `Europe/Paris`; never that of the shopper.',
  )
})

test.each([
  [
    'content/product-instalment',
    { installment: 2.5, minBagValue: -1, maxBagValue: 0 },
    ['type', 'minimum', 'exclusiveMinimum'],
  ],
  ['content/product-selling-fast', { text: 'A', threshold: 1, bucketTime: 90, maxTopProduct: 51 }, ['enum', 'maximum']],
  ['content/global-offer-banner', { messages: [] }, ['minItems']],
  ['content/global-offer-banner', { messages: ['A', 'B', 'C', 'D'].map((title) => ({ title })) }, ['maxItems']],
])('[BU-04] an editor sees the limits of %s in %j', (name, content, keywords) => {
  expect(findErrors(name, content).map((error) => error.split(' ')[1])).toEqual(keywords)
})
