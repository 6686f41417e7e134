import { isFields } from '../../contract/json.ts'

/** `temp` in the unit that the site owner prefers, `id` a condition code such as 800 for a clear sky. */
export type CityWeather = { temp: number; id: number }

/** The weather by city id. */
export type WeatherTable = Map<string, CityWeather>

/**
 * Checks a table `{"2643743": {"temp": 21.5, "id": 800}}` (SV-53).
 * @throws Error that says what is wrong
 */
export function weatherTableOf(table: unknown): WeatherTable {
  if (!isFields(table)) throw new Error('it is not an object with the ids of cities')
  return new Map(
    Object.entries(table).map(([city, weather]) => {
      const { temp, id } = isFields(weather) ? weather : {}
      if (typeof temp !== 'number') throw new Error(`"${city}.temp" is not a number`)
      if (typeof id !== 'number' || !Number.isInteger(id)) throw new Error(`"${city}.id" is not a whole number`)
      return [city, { temp, id }]
    }),
  )
}
