import { expect, test } from 'vitest'
import { siteSearch } from '../../kit/draw/search-address.ts'
import { demoSettings } from '../../testing/demo-settings.ts'
import { bannersOf, tilesOf } from './tiles-of.ts'

const aTile = (at: number) => ({
  [`image${at}`]: `${at}.png`,
  [`imageTitle${at}`]: `T${at}`,
  [`imageUrl${at}`]: `/${at}`,
})

test('[NF-01.7] a tile without image or imageUrl is left out, even if none remains', () => {
  const all = { categoryTitle: 'Ways on', ...aTile(1), ...aTile(2), ...aTile(3), ...aTile(4) }
  const listTitles = (category: Record<string, string>) => tilesOf(category).map(({ title }) => title)
  expect(tilesOf(all)[1]).toEqual({ image: '2.png', title: 'T2', url: '/2' })
  expect(listTitles(all)).toEqual(['T1', 'T2', 'T3', 'T4'])
  expect(listTitles({ ...all, image1: '', imageUrl3: '' })).toEqual(['T2', 'T4'])
  expect(listTitles({ ...all, imageTitle2: '' })).toEqual(['T1', '', 'T3', 'T4'])
  expect(listTitles({ categoryTitle: 'Ways on', image1: '', imageTitle1: '', imageUrl1: '' })).toEqual([])
})

test('[NF-01.9] banners with show true and an image are shown in their order', () => {
  const [banner1, banner2] = [1, 2].map((at) => ({
    show: true,
    image: `${at}.png`,
    url: at === 1 ? '/1' : '',
    title: '',
    text: '',
    cta: '',
  }))
  if (!banner1 || !banner2) throw new Error('no banners')
  const listShownBanners = (own: Partial<Parameters<typeof bannersOf>[0]>) => bannersOf({ banner1, banner2, ...own })
  expect(listShownBanners({}).map(({ image, url }) => [image, url])).toEqual([
    ['1.png', '/1'],
    ['2.png', ''],
  ])
  expect(listShownBanners({ banner1: { ...banner1, show: false } })).toEqual([banner2])
  expect(listShownBanners({ banner2: { ...banner2, image: '' } })).toEqual([banner1])
})

test.each([
  ['boots', '/uk/en/search/index?query=boots&referrer=qubitSearchBar'],
  [' red & blue #1 $& ', '/uk/en/search/index?query=red & blue #1 $&&referrer=qubitSearchBar'],
  ['  ', undefined],
])('the search text "%s" leads to %s without encoding', (typed, address) => {
  const { addresses } = demoSettings
  expect(siteSearch({ settings: { addresses } }, (text) => text)?.(typed, '/uk/en/no/such/page')).toBe(address)
})
