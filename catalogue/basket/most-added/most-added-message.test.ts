import { expect, test } from 'vitest'
import { someServices } from '../../../script/services/testing/some-services.ts'
import { counterWindows } from '../../kit/counts/counter-windows.ts'
import { readPopularity } from '../../kit/counts/popularity.ts'
import { mostAddedMessage } from './most-added-message.ts'

const content = { popularThreshold: 3, message: 'Popular:', message2: 'in {count} bags' }

test('[BAS-01.2] every {count} in both texts is replaced by the count', () => {
  const words = { message: '{count}, yes {count}:', message2: 'in {count} bags' }
  expect(mostAddedMessage(7, { ...content, ...words })).toEqual({ shows: true, message: '7, yes 7: in 7 bags' })
})

test('[BAS-01.2] the count is the number of times the product was added to a bag, kept for 1440 minutes', async () => {
  const { services, log, requests } = someServices({ reply: () => ({ count: 4 }) })
  expect(await readPopularity({ counters: services.counters, log } as never).mostAdded('p')).toBe(4)
  expect(requests.map(({ url }) => url.split('/property/')[1])).toEqual(['ecount/t004-most-added/p'])
  expect(counterWindows.mostAdded).toBe(1440)
})

test.each([
  [2, false],
  [3, true],
  [4, true],
  [undefined, false],
])('[BAS-01.3] with a threshold of 3 a count of %s shows the notice: %s', (count, shows) => {
  expect(mostAddedMessage(count, content).shows).toBe(shows)
})

test.each([
  ['', 'in 3 bags', 'in 3 bags'],
  ['Popular', '  ', 'Popular'],
])('[BAS-01.4] of the texts %j and %j, %j is shown', (message, message2, shown) => {
  expect(mostAddedMessage(3, { ...content, message, message2 })).toEqual({ shows: true, message: shown })
})

test('[BAS-01.4] with both texts blank nothing is shown', () => {
  expect(mostAddedMessage(9, { ...content, message: ' ', message2: '' }).shows).toBe(false)
})
