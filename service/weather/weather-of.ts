import { messageOf } from '../../contract/message-of.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { askProvider, type WeatherProvider } from './weather-provider.ts'
import type { CityWeather, WeatherTable } from './weather-table.ts'

export type WeatherSource = {
  table: WeatherTable
  provider: WeatherProvider | null
  /** Epoch milliseconds. */
  now: () => number
  /** Told of a provider that fails. */
  warn: (message: string) => void
}

/** Milliseconds for which an answer of the provider, or its failure, stands: what it allows is bounded. */
const kept = 10 * 60 * 1000
/** Cities that are remembered: anybody can ask for any. */
const cities = 1000
/**
 * Questions to the provider in any minute: it may cost money, and anybody can make cities up. Those for cities of which it
 * has told something have a budget of their own, so that made-up ones do not use it up.
 */
const questionsPerMinute = { known: 60, unknown: 30 }
const minute = 60_000

type WeatherAnswer = {
  until: number
  weather: Promise<CityWeather | undefined>
  /** Whether the provider has ever told of this city. */
  isKnown: boolean
}

/**
 * Gives the weather of cities: the provider's, asked once in ten minutes for each and at most 90 times a minute in all, and
 * the last answer or the configured values where there is none or it fails. Undefined for a city that nobody knows (SV-53).
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
