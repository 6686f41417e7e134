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
 * Gives the weather of cities: of the provider, asked once in ten minutes for each, and of the configured values where
 * there is none or it fails. Undefined for a city that nobody knows (SV-53).
 */
export function weatherOf({
  table,
  provider,
  now,
  warn,
}: WeatherSource): (city: string) => Promise<CityWeather | undefined> {
  const cache = new Map<string, { until: number; weather: Promise<CityWeather | undefined> }>()

  async function asked(from: WeatherProvider, city: string, before?: Promise<CityWeather | undefined>) {
    try {
      return await askProvider(from, city)
    } catch (error) {
      warn(`The weather provider failed: ${error instanceof Error ? error.message : error}`)
      return (await before) ?? table.get(city)
    }
  }

  return async (city) => {
    if (!provider) return table.get(city)
    const known = cache.get(city)
    if (known && now() < known.until) return known.weather
    const weather = asked(provider, city, known?.weather)
    cache.delete(city)
    cache.set(city, { until: now() + kept, weather })
    const [oldest] = cache.keys()
    if (cache.size > cities && oldest !== undefined) cache.delete(oldest)
    return weather
  }
}
