import { expect, test } from 'vitest'
import { anApp } from '../testing/an-app.ts'
import { weatherTableOf } from '../weather/weather-table.ts'

function anAppWithWeather() {
  const weather = weatherTableOf({ '2643743': { temp: 21.5, id: 800 }, Århus: { temp: -3, id: 501 } })
  return anApp({ configuration: { weather } })
}

test('[SV-53] the weather of a city is returned from the configured values', async () => {
  const app = anAppWithWeather()
  const london = await app.inject('/weather?cid=2643743&siteId=shop')
  expect([london.statusCode, london.json()]).toEqual([
    200,
    { weather: { main: { temp: 21.5 }, weather: [{ id: 800 }] } },
  ])
  const rainy = await app.inject('/weather?cid=%C3%85rhus&siteId=another')
  expect(rainy.json()).toEqual({ weather: { main: { temp: -3 }, weather: [{ id: 501 }] } })
})

test.each([
  ['/weather', 400],
  ['/weather?cid=2643743', 400],
  ['/weather?siteId=shop', 400],
  ['/weather?cid=&siteId=shop', 400],
  ['/weather?cid=2643743&siteId=', 400],
  ['/weather?cid=1&siteId=shop', 404],
  ['/weather?cid=constructor&siteId=shop', 404],
])('[SV-53] %s gets %i', async (url, status) => {
  const answer = await anAppWithWeather().inject(url)
  expect([answer.statusCode, answer.json().status.code]).toEqual([status, status])
})

test.each([
  [[], 'it is not an object'],
  [{ a: 1 }, '"a.temp" is not a number'],
  [{ a: { temp: '21', id: 800 } }, '"a.temp" is not a number'],
  [{ a: { temp: 21, id: 8.5 } }, '"a.id" is not a whole number'],
])('the table %j is refused with the reason', (table, reason) => {
  expect(() => weatherTableOf(table)).toThrow(reason)
})
