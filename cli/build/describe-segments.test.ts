import { expect, test } from 'vitest'
import type { SiteConfig } from '../../catalogue/define-site.ts'
import { event, happened } from '../../contract/segments/conditions.ts'
import { describeSite } from './describe-site.ts'

const offers = { id: 'offers', template: 'global/offer-banner', content: { messages: [] } } as const
const when = happened(event('ecProduct', { eventType: 'detail' }), { times: 3, within: '7 days' })

function describeShop(site: Partial<SiteConfig>) {
  const base = { propertyId: 'shop', trackingId: 'shop', domains: [], anchors: {}, experiences: [] }
  return describeSite({ site: { ...base, ...site } }, 5)
}

test('a segment is described as its owner wrote it, with the experiences that ask for it', () => {
  const keen = { segment_id: 'keen', include: true }
  const { segments } = describeShop({
    segments: [
      { id: 'keen', name: 'Looked at three products', when },
      { id: 'all', when, byDefault: true },
    ],
    experiences: [
      { ...offers, name: 'Offers', rules: { segments: [keen] } },
      { ...offers, id: 'others', rules: { segments: [{ segment_id: 'keen', include: false }] } },
      { ...offers, id: 'everybody' },
    ] as SiteConfig['experiences'],
  })
  expect(segments).toEqual([
    {
      id: 'keen',
      name: 'Looked at three products',
      when,
      byDefault: false,
      experiences: [
        { id: 'offers', name: 'Offers', isIncluded: true },
        { id: 'others', name: 'others', isIncluded: false },
      ],
    },
    { id: 'all', name: 'all', when, byDefault: true, experiences: [] },
  ])
})

test('a site without segments is described with none', () => {
  expect(describeShop({}).segments).toEqual([])
})
