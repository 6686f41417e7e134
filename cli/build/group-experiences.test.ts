import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PageType, pageTypes } from '../../contract/shop-events.ts'
import { groupExperiences, isLoadedOn, type PlacedExperience, pagesLoading } from './group-experiences.ts'

const onAll = { pages: [...pageTypes] }
const idsOf = (placed: PlacedExperience[], most?: number) => groupExperiences(placed, most).map(({ ids }) => ids)

test('experiences with the same pages and paths share one file', () => {
  const uk = { include: ['/uk/'] }
  expect(
    idsOf([
      { id: 'stock', pages: ['product'] },
      { id: 'menu', ...onAll },
      { id: 'reviews', pages: ['product'] },
      { id: 'offers', ...onAll, paths: uk },
      { id: 'delivery', ...onAll, paths: uk },
    ]),
  ).toEqual([['stock', 'reviews'], ['menu'], ['offers', 'delivery']])
})

test('of the files that meet on a page, those are joined for which the fewest pages load experiences they do not run', () => {
  const at = (...include: string[]) => ({ pages: ['product'] as PageType[], paths: { include } })
  const placed: PlacedExperience[] = [
    { id: 'everywhere', ...onAll },
    { id: 'here', pages: ['product', 'basket', 'search'] },
    { id: 'english', ...at('/uk/', '/us/') },
    { id: 'british', ...at('/uk/') },
    { id: 'one', ...at('/uk/one') },
  ]
  // On /uk/one all five meet. Only /us/ loads `british` unnecessarily, while joining `here` with `english` would affect
  // other pages.
  expect(idsOf(placed, 4)).toEqual([['everywhere'], ['here'], ['english', 'british'], ['one']])
  expect(idsOf(placed, 3)).toEqual([['everywhere'], ['here'], ['english', 'british', 'one']])
})

test('a separate experience is joined to no other, and counts towards no limit', () => {
  const placed: PlacedExperience[] = [
    { id: 'menu', ...onAll },
    { id: 'own', ...onAll, isAlone: true },
    { id: 'also-own', ...onAll, isAlone: true },
  ]
  expect(idsOf(placed, 1)).toEqual([['menu'], ['own'], ['also-own']])
})

const parts = ['/uk/', '/uk/en', '/us/', '/product/a', '/product/b']
const aPlace = fc.record({
  pages: fc.subarray([...pageTypes], { minLength: 1 }),
  paths: fc.option(fc.record({ include: fc.subarray(parts), exclude: fc.subarray(parts, { maxLength: 1 }) }), {
    nil: undefined,
  }),
})

test('every experience is in one file, each page that may run it loads that file, and no page loads more files than allowed', () => {
  fc.assert(
    fc.property(fc.array(aPlace, { maxLength: 25 }), fc.integer({ min: 1, max: 4 }), (places, most) => {
      const placed = places.map((place, at) => ({ id: `e${at}`, ...place }))
      const groups = groupExperiences(placed, most)
      expect(groups.flatMap(({ ids }) => ids).sort()).toEqual(placed.map(({ id }) => id).sort())
      for (const page of pageTypes)
        for (const address of ['', ...parts]) {
          const loaded = groups.filter((group) => isLoadedOn(group, { page, address }))
          expect(loaded.length).toBeLessThanOrEqual(most)
          for (const { id, ...place } of placed)
            if (isLoadedOn({ ids: [id], places: [place] }, { page, address }))
              expect(loaded.some(({ ids }) => ids.includes(id))).toBe(true)
        }
    }),
    { numRuns: 60 },
  )
})

test('the pages that load a file and their share are reported', () => {
  const groups = groupExperiences([
    { id: 'menu', ...onAll },
    { id: 'stock', pages: ['product'] },
  ])
  const [menu, stock] = groups.map((group) => pagesLoading(group, groups))
  expect([menu?.share, stock?.share]).toEqual([1, 1 / pageTypes.length])
  expect([menu?.pages.size, ...(stock?.pages ?? [])]).toEqual([pageTypes.length, 'product '])
})
