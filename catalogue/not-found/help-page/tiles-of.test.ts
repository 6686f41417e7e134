import { expect, test } from 'vitest'
import { searchAsTyped } from './help-page.tsx'
import { bannersOf, tilesOf } from './tiles-of.ts'

const tile = (at: number) => ({
  [`image${at}`]: `${at}.png`,
  [`imageTitle${at}`]: `T${at}`,
  [`imageUrl${at}`]: `/${at}`,
})

test('[NF-01.7] a tile without image or imageUrl is left out, which may leave none', () => {
  const all = { categoryTitle: 'Ways on', ...tile(1), ...tile(2), ...tile(3), ...tile(4) }
  const titles = (category: Record<string, string>) => tilesOf(category).map(({ title }) => title)
  expect(tilesOf(all)[1]).toEqual({ image: '2.png', title: 'T2', url: '/2' })
  expect(titles(all)).toEqual(['T1', 'T2', 'T3', 'T4'])
  expect(titles({ ...all, image1: '', imageUrl3: '' })).toEqual(['T2', 'T4'])
  expect(titles({ ...all, imageTitle2: '' })).toEqual(['T1', '', 'T3', 'T4'])
  expect(titles({ categoryTitle: 'Ways on', image1: '', imageTitle1: '', imageUrl1: '' })).toEqual([])
})

test('[NF-01.9] banners are shown in their order, only when their show is true and image is given', () => {
  const [banner1, banner2] = [1, 2].map((at) => ({ show: true, image: `${at}.png`, url: at === 1 ? '/1' : '' }))
  if (!banner1 || !banner2) throw new Error('no banners')
  const shown = (own: Partial<Parameters<typeof bannersOf>[0]>) => bannersOf({ banner1, banner2, ...own })
  expect(shown({}).map(({ image, url }) => [image, url])).toEqual([
    ['1.png', '/1'],
    ['2.png', ''],
  ])
  expect(shown({ banner1: { ...banner1, show: false } })).toEqual([banner2])
  expect(shown({ banner2: { ...banner2, image: '' } })).toEqual([banner1])
})

test.each([
  ['boots', '/uk/en/search/index?query=boots&referrer=qubitSearchBar'],
  [' red & blue #1 $& ', '/uk/en/search/index?query=red & blue #1 $&&referrer=qubitSearchBar'],
  ['  ', undefined],
])('what is typed as "%s" leads to %s: it is not encoded', (typed, address) => {
  expect(searchAsTyped(typed, '/uk/en/no/such/page')).toBe(address)
})
