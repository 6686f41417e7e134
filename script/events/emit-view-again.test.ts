import { expect, test } from 'vitest'
import type { EmittedEvent } from '../../contract/event.ts'
import type { Uv } from './bus.ts'
import { emitViewAgain } from './emit-view-again.ts'

/** Returns what is emitted again on a page that has emitted these events, as type and number. */
function emittedAgain(events: [type: string, fields?: object][]): string[] {
  const again: string[] = []
  const before = events.map(([type, fields], at) => ({ meta: { type }, at, ...fields }) as unknown as EmittedEvent)
  const emit = (type: string, { at }: { at: number }) => void again.push(`${type} ${at}`)
  emitViewAgain({ events: before, emit } as unknown as Uv)
  return again
}

test('[BY-03] the last view is emitted again, with the last product event of each kind after it', () => {
  expect(
    emittedAgain([
      ['ecView'],
      ['ecProduct', { eventType: 'detail' }],
      ['shop.ecView'],
      ['shop.ecProduct', { eventType: 'listing' }],
      ['ecSearch'],
      ['shop.ecProduct', { eventType: 'detail' }],
      ['shop.ecProduct', { eventType: 'listing' }],
    ]),
  ).toEqual(['shop.ecView 2', 'shop.ecProduct 5', 'shop.ecProduct 6'])
})

test('[BY-03] of several baskets the last one is emitted again, with its lines', () => {
  expect(
    emittedAgain([
      ['ecView'],
      ['ecBasketItem'],
      ['ecBasketSummary'],
      ['ecBasketItem'],
      ['ecBasketItem'],
      ['ecBasketSummary'],
    ]),
  ).toEqual(['ecView 0', 'ecBasketItem 3', 'ecBasketItem 4', 'ecBasketSummary 5'])
  expect(emittedAgain([['ecView'], ['ecBasketItem'], ['ecBasketSummary']])).toHaveLength(3)
})

test('[BY-03] without a view nothing is emitted', () => {
  expect(emittedAgain([['ecBasketSummary'], ['ecProduct', { eventType: 'detail' }]])).toEqual([])
})
