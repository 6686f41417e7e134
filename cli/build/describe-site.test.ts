import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { SiteConfig } from '../../catalogue/define-site.ts'
import { aFolder } from '../testing/a-folder.ts'
import { describeSite, writeDescription } from './describe-site.ts'

const base = { propertyId: 'shop', trackingId: 'shop', domains: [], anchors: {} }
const offers = { id: 'offers', template: 'global/offer-banner', content: { messages: [] } } as const

function describeOne(more: Partial<SiteConfig['experiences'][number]>, site: Partial<SiteConfig> = {}) {
  const experiences = [{ ...offers, ...more }] as SiteConfig['experiences']
  return describeSite({ site: { ...base, ...site, experiences } }, 5).experiences[0]
}

test('an experience is described by its names, variations and where it runs', () => {
  const described = describeOne({
    name: 'Offers in winter',
    iteration: 3,
    share: 0.9,
    paths: { include: ['/uk/'] },
    exclusion: { group: 'banners', share: 0.5 },
    rules: { segments: [{ segment_id: 'keen' }, { segment_id: 'staff', include: false }] },
    goals: [{ key: 'custom', value: ['a', 'b'], primary: true }, { key: 'transaction' }],
  })
  expect(described).toEqual({
    id: 'offers',
    name: 'Offers in winter',
    template: 'global/offer-banner',
    iterationId: '3',
    variations: [
      { variationId: 'offers-c', name: 'Control', isControl: true, share: 0.1 },
      { variationId: 'offers-v', name: 'Variation 1', isControl: false, share: 0.9 },
    ],
    pages: expect.not.arrayContaining(['checkout']),
    devices: [],
    paths: { include: ['/uk/'], exclude: [] },
    segments: ['keen'],
    goals: [
      { id: 'custom:a', isPrimary: true },
      { id: 'custom:b', isPrimary: true },
      { id: 'transaction', isPrimary: false },
    ],
    exclusionGroup: 'banners',
    startsAt: null,
    endsAt: null,
    pausedAt: null,
  })
})

test('times are moments: those without an offset are in the time zone of the site', () => {
  const schedule = { scheduled_start: '2026-07-01T09:00', scheduled_end: '2026-08-01T00:00Z' }
  const described = describeOne({ schedule, pausedAt: 1234 }, { timeZone: 'Europe/Paris' })
  expect(described).toMatchObject({
    startsAt: Date.UTC(2026, 6, 1, 7),
    endsAt: Date.UTC(2026, 7, 1),
    pausedAt: 1234,
  })
})

test('an experience with its own code has no template, and runs on all pages unless it names some', () => {
  const own = { id: 'mine', code: 'file:///mine.ts' }
  const [everywhere, some] = describeSite(
    { site: { ...base, experiences: [own, { ...own, pages: ['basket'] }] } },
    5,
  ).experiences
  expect(everywhere).toMatchObject({ name: 'mine', template: null, pages: [], devices: [] })
  expect(some).toMatchObject({ pages: ['basket'] })
})

test('a template for some pages and devices names them', () => {
  const carousel = { template: 'home/sale-carousel-mobile', content: { headline: '', items: [] } } as object
  expect(describeOne(carousel)).toMatchObject({ pages: ['home'], devices: ['mobile'] })
})

test('[BV-02] the visitors who see no experience are one of their own', () => {
  const { experiences } = describeSite({ site: { ...base, holdout: 0.05, experiences: [offers] } }, 5)
  expect(experiences.map(({ id }) => id)).toEqual(['offers', 'holdout'])
  expect(experiences[1]?.variations).toMatchObject([
    { variationId: 'held-out', isControl: true, share: 0.05 },
    { variationId: 'shown', isControl: false, share: 0.95 },
  ])
})

test('the file is replaced at once, and nothing else is left beside it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'instep-describe-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'site.json')
  await writeDescription(file, { site: { ...base, experiences: [] } }, 5)
  await writeDescription(file, { site: { ...base, experiences: [offers] } }, 7)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    trackingId: 'shop',
    builtAt: 7,
    experiences: [{ id: 'offers' }],
  })
  expect(readdirSync(folder)).toEqual(['site.json'])
})

test('what the console can change is there with and without its changes, and nothing of the code', () => {
  const configured = { ...base, experiences: [{ ...offers, share: 0.5, options: { exclusive: true } }] } as const
  const made = { id: 'made', template: 'global/offer-banner', name: 'Made', content: { messages: [] } } as const
  const site = { ...base, experiences: [{ ...offers, share: 0.2 }, made] } as const
  const changes = { format: 1, version: 4, experiences: {} } as const
  const described = describeSite({ site, configured, changes }, 5)
  const { template, content } = offers
  expect(described.changes).toEqual(changes)
  expect(described.settings).toEqual({
    offers: { current: { template, content, share: 0.2 }, configured: { template, content, share: 0.5 } },
    made: { current: { template, content, name: 'Made' }, configured: null },
  })
})

test('a description does not take the file that a build at the same time has begun', async () => {
  const folder = aFolder({ 'site.json.new': 'half' })
  await writeDescription(join(folder, 'site.json'), { site: { ...base, experiences: [] } }, 5)
  expect(readdirSync(folder).toSorted()).toEqual(['site.json', 'site.json.new'])
})
