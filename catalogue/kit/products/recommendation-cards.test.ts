import { expect, test } from 'vitest'
import { aFeedItem } from '../../testing/a-feed-item.ts'
import { type CardsNeeds, recommendationCards } from './recommendation-cards.ts'

function read(content: unknown, needs: Partial<CardsNeeds> = {}) {
  const lines: string[] = []
  const cards = recommendationCards(content, { warn: (line) => void lines.push(line), ...needs })
  return { ids: cards.map(({ id }) => id), lines }
}

const items = (ids: string) => [...ids].map((id) => aFeedItem({ id }))

test('[SHR-06.1] items come by weight, highest first and ties as received, at most 8, those without id or url left out', () => {
  const weights = { a: 1, b: 3, c: 1, d: 10, e: 3, f: 0.5, g: 2, h: 2, i: 7, j: 6 }
  const content = Object.entries(weights).map(([id, weight]) => aFeedItem({ id, weight }))
  const useless = [aFeedItem({ id: '', weight: 99 }), aFeedItem({ id: 'x', weight: 99 }, { url: undefined })]
  expect(read([...useless, ...content]).ids).toEqual(['d', 'i', 'j', 'b', 'e', 'g', 'h', 'a'])
})

test('[SHR-06.1] the content is the list of items, or an object that holds it as items', () => {
  expect(read(items('ab')).ids).toEqual(['a', 'b'])
  expect(read({ heading: 'For you', items: items('ab') }).ids).toEqual(['a', 'b'])
})

test('[SHR-06.2] an id that is there already and the product of the page are left out before the limit of 8', () => {
  const ids = read(items('paaabcdefghi'), { without: ['p'] }).ids
  expect(ids).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
})

test('an undefined item is skipped with a console line, one without url or name without', () => {
  const content = [undefined, aFeedItem({ id: 'a' }), aFeedItem({ id: 'b' }, { name: '' }), null]
  expect(read([...content, aFeedItem({ id: 'c' }, { url: '' }), aFeedItem({ id: 'd' }, { images: [] })])).toEqual({
    ids: ['a', 'd'],
    lines: ['Item is undefined!', 'Item is undefined!'],
  })
})

test.each([null, undefined, [], {}, { items: null }, { items: 'text' }, 'text', 7])('%j holds no items', (content) => {
  expect(read(content)).toEqual({ ids: [], lines: [] })
})
