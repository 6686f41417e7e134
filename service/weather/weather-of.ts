import { messageOf } from '../../contract/message-of.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { askProvider, type WeatherProvider } from './weather-provider.ts'
import type { CityWeather, WeatherTable } from './weather-table.ts'

export type WeatherSource = {
  table: WeatherTable
  provider: WeatherProvider | null
  /** Returns the current time in epoch milliseconds. */
  now: () => number
  /** Called when the provider fails. */
  warn: (message: string) => void
}

/** Milliseconds for which a response or a failure of the provider is cached, because providers limit requests. */
const kept = 10 * 60 * 1000
/** The number of cities in the cache, which is limited because clients can request any city. */
const cities = 1000
/**
 * Requests to the provider per minute: they may cost money, and clients can make up cities. Cities for which the
 * provider has returned data have a separate limit, so that made-up cities cannot use it up.
 */
const questionsPerMinute = { known: 60, unknown: 30 }
const minute = 60_000

type WeatherAnswer = {
  until: number
  weather: Promise<CityWeather | undefined>
  /** Whether the provider has ever returned data for this city. */
  isKnown: boolean
}

/**
 * Returns the weather of cities from the provider, which is requested once in ten minutes for each city and at most 90
 * times a minute in total. Where there is no response or the provider fails, it returns the last response or the
 * configured values. Undefined for an unknown city (SV-53).
 */
export function weatherOf({
  table,
  provider,
  now,
  warn,
}: WeatherSource): (city: string) => Promise<CityWeather | undefined> {
  const cache = new Map<string, WeatherAnswer>()
  const mayAskAbout = {
    known: rateLimit({ calls: questionsPerMinute.known, windowMs: minute, now }),
    unknown: rateLimit({ calls: questionsPerMinute.unknown, windowMs: minute, now }),
  }

  async function fetchWeather(
    from: WeatherProvider,
    city: string,
    before?: WeatherAnswer,
  ): Promise<CityWeather | undefined> {
    try {
      const weather = await askProvider(from, city)
      const answer = cache.get(city)
      if (answer) answer.isKnown = true
      return weather
    } catch (error) {
      warn(`The weather provider failed: ${messageOf(error)}`)
      return (await before?.weather) ?? table.get(city)
    }
  }

  return async (city) => {
    if (!provider) return table.get(city)
    const before = cache.get(city)
    if (before && now() < before.until) return before.weather
    const { isKnown = false } = before ?? {}
    if (!mayAskAbout[isKnown ? 'known' : 'unknown']('provider')) return (await before?.weather) ?? table.get(city)
    const weather = fetchWeather(provider, city, before)
    cache.delete(city)
    cache.set(city, { until: now() + kept, weather, isKnown })
    const [oldest] = cache.keys()
    if (cache.size > cities && oldest !== undefined) cache.delete(oldest)
    return weather
  }
}
