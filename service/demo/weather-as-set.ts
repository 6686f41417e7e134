import type { CityWeather } from '../weather/weather-table.ts'
import type { Demo } from './demo.ts'

type WeatherOf = (city: string) => Promise<CityWeather | undefined>

/** The weather of cities, which a browser's settings make the same in all (SHOP-105). */
export function weatherAsSet(weatherOf: WeatherOf, { current }: Pick<Demo, 'current'>): WeatherOf {
  return async (city) => current().weather ?? weatherOf(city)
}
