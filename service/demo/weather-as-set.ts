import type { CityWeather } from '../weather/weather-table.ts'
import type { Demo } from './demo.ts'

type WeatherOf = (city: string) => Promise<CityWeather | undefined>

/**
 * Returns the weather of cities. A browser's settings can replace it with the same weather for all cities (SHOP-105).
 */
export function weatherAsSet(weatherOf: WeatherOf, { current }: Pick<Demo, 'current'>): WeatherOf {
  return async (city) => current().weather ?? weatherOf(city)
}
