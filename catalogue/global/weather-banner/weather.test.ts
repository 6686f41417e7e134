import { expect, test } from 'vitest'
import { createWeather, type Weather, type WeatherQuestion } from '../../../script/services/weather.ts'

/** Returns the kind of weather for an answer of the service. */
function classifyWeather(answer: unknown, question: Partial<WeatherQuestion>): Promise<Weather | undefined> {
  const weather = createWeather({
    config: { propertyId: 'p', trackingId: 't', domains: [], anchors: {}, weather: { siteId: 's' } },
    send: async () => ({ status: 200, text: JSON.stringify(answer) }),
  })
  return weather({ cid: '1', ...question })
}

const anAnswer = (temp: number | undefined, id: number) => ({ weather: { main: { temp }, weather: [{ id }] } })

test.each([
  [20, 800, 'HOT'],
  [31.5, 500, 'HOT'],
  [19.9, 531, 'RAIN'],
  [-4, 200, 'RAIN'],
  [19.9, 532, 'COLD'],
  [4, 600, 'COLD'],
])('[GLB-09.2] at a threshold of 20, %d degrees with the id %d are %s', async (temp, id, expected) => {
  expect(await classifyWeather(anAnswer(temp, id), { threshold: 20 })).toBe(expected)
})

test.each([
  [35, 531, 'RAIN'],
  [35, 532, undefined],
  [undefined, 300, 'RAIN'],
  [undefined, 800, undefined],
])('[GLB-09.3] with onlyRainy, %s degrees are ignored, and the id %d is %s', async (temp, id, expected) => {
  expect(await classifyWeather(anAnswer(temp, id), { threshold: 20, onlyRainy: true })).toBe(expected)
})

test('[GLB-09.6] the threshold is in the unit of the answer and is not converted', async () => {
  expect(await classifyWeather(anAnswer(75, 800), { threshold: 75 })).toBe('HOT')
  expect(await classifyWeather(anAnswer(293.1, 800), { threshold: 293.15 })).toBe('COLD')
})
