import { expect, test } from 'vitest'
import { choosePlace, listPlaces, type MarkPlace } from './choose-place.ts'

const free = { buttons: 0, links: 0 }
const low: MarkPlace = { side: 'right', bottom: 16 }
const places = listPlaces('right', 600, 40)

test('places go up one edge, then up the other', () => {
  expect(places[0]).toEqual(low)
  expect(places[1]).toEqual({ side: 'right', bottom: 44 })
  expect(places.at(-1)?.side).toBe('left')
  expect(Math.max(...places.map(({ bottom }) => bottom)) + 40).toBeLessThanOrEqual(600)
})

test('the mark leaves a place where a button comes, for the nearest free one', () => {
  const coveredAt = ({ bottom }: MarkPlace) => (bottom < 80 ? { buttons: 1, links: 0 } : free)
  expect(choosePlace(places, coveredAt, low)).toEqual({ side: 'right', bottom: 100 })
})

test('it stays where it is while no button is below it', () => {
  const high: MarkPlace = { side: 'left', bottom: 300 }
  expect(choosePlace(places, () => ({ buttons: 0, links: 1 }), high)).toBe(high)
})

test('where everything is a link, it covers one of them and no button', () => {
  const coveredAt = ({ side, bottom }: MarkPlace) => ({ buttons: side === 'right' && bottom < 200 ? 1 : 0, links: 2 })
  expect(choosePlace(places, coveredAt, low)).toEqual({ side: 'right', bottom: 212 })
})
