import { AsyncLocalStorage } from 'node:async_hooks'
import type { DemoSettings } from '../../contract/demo-settings.ts'
import type { CityWeather } from '../weather/weather-table.ts'

/** The number of browsers whose settings are stored. Each browser of the gallery counts as one, and a demo has few. */
const browsers = 200

/** The demo settings by browser token. They are lost when the process ends (SHOP-105). */
export type Demo = {
  find(token: string): DemoSettings | undefined
  list(): { token: string; settings: DemoSettings }[]
  set(token: string, settings: DemoSettings): void
  clear(token?: string): void
  /** Returns the settings of the current request; none outside of a request. */
  current(): DemoSettings
  /** Runs a request with these settings. */
  run(settings: DemoSettings, task: () => void): void
}

export function newDemo(): Demo {
  const kept = new Map<string, DemoSettings>()
  const request = new AsyncLocalStorage<DemoSettings>()
  return {
    find: (token) => kept.get(token),
    list: () => [...kept].map(([token, settings]) => ({ token, settings })),
    set(token, settings) {
      kept.delete(token)
      kept.set(token, settings)
      const [oldest] = kept.keys()
      if (kept.size > browsers && oldest !== undefined) kept.delete(oldest)
    },
    clear: (token) => void (token === undefined ? kept.clear() : kept.delete(token)),
    current: () => request.getStore() ?? {},
    run: (settings, task) => request.run(settings, task),
  }
}

type WeatherOf = (city: string) => Promise<CityWeather | undefined>

/**
 * Returns the weather of cities. A browser's settings can replace it with the same weather for all cities (SHOP-105).
 */
export function weatherAsSet(weatherOf: WeatherOf, { current }: Pick<Demo, 'current'>): WeatherOf {
  return async (city) => current().weather ?? weatherOf(city)
}
