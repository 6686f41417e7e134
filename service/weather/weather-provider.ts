import { isFields } from '../../contract/json.ts'
import type { CityWeather } from './weather-table.ts'

/** The weather provider: an address with the placeholders `{cid}` and, for the key, `{key}`. */
export type WeatherProvider = { address: string; key: string }

/** The time limit for a response of the provider, in milliseconds. */
const timeLimit = 2000

/**
 * Requests the weather of a city from a provider, which responds like OpenWeatherMap: `{main: {temp}, weather:
 * [{id}]}`.
 * @throws Error that says what went wrong, without the address, which contains the key
 */
export async function askProvider({ address, key }: WeatherProvider, city: string): Promise<CityWeather> {
  const url = address
    .replaceAll('{cid}', () => encodeURIComponent(city))
    .replaceAll('{key}', () => encodeURIComponent(key))
  const answer = await fetch(url, { signal: AbortSignal.timeout(timeLimit) }).catch((error: Error) => {
    throw new Error(`it did not answer (${error.name})`)
  })
  if (!answer.ok) throw new Error(`it answered ${answer.status}`)
  const body: unknown = await answer.json().catch(() => null)
  const { main, weather } = isFields(body) ? body : {}
  const temp = isFields(main) ? main.temp : undefined
  const [first] = Array.isArray(weather) ? weather : []
  const id = isFields(first) ? first.id : undefined
  if (typeof temp !== 'number' || typeof id !== 'number')
    throw new Error('its answer has no main.temp or weather[0].id')
  return { temp, id: Math.round(id) }
}
