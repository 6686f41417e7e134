import { expect, test } from 'vitest'
import { newDemo, weatherAsSet } from './demo.ts'

test('[SHOP-105] the settings of 200 browsers are kept, those that were set last', () => {
  const demo = newDemo()
  const countKept = () => demo.list().length
  demo.set('first', { session: 1 })
  demo.set('second', { session: 1 })
  demo.set('first', { session: 2 })
  for (let at = countKept(); at < 200; at++) demo.set(`browser-${at}`, { session: 3 })
  expect([countKept(), demo.find('first'), demo.find('second')]).toEqual([200, { session: 2 }, { session: 1 }])
  demo.set('one more', {})
  expect([countKept(), demo.find('second'), demo.find('first')]).toEqual([200, undefined, { session: 2 }])
  demo.clear('first')
  expect([countKept(), demo.find('first')]).toEqual([199, undefined])
  demo.clear()
  expect(demo.list()).toEqual([])
})

test('[SHOP-105] a request has its own settings, and the weather that they say', async () => {
  const demo = newDemo()
  const weather = weatherAsSet(async (city) => (city === 'leeds' ? { temp: 7, id: 500 } : undefined), demo)
  const answers: unknown[] = [demo.current(), await weather('leeds')]
  await new Promise<void>((resolve) => {
    demo.run({ weather: { temp: -2, id: 600 } }, async () => {
      answers.push(demo.current(), await weather('leeds'))
      resolve()
    })
  })
  const set = { temp: -2, id: 600 }
  expect(answers).toEqual([{}, { temp: 7, id: 500 }, { weather: set }, set])
})
