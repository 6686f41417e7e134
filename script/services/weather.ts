import { endpointOf } from '../../contract/endpoints.ts'
import type { ScriptConfig } from '../../contract/script-config.ts'
import { plainText } from './plain-text.ts'
import type { Send } from './remote/request.ts'
import { valueAt } from './remote/value-at.ts'

/** The highest condition id of thunderstorms, drizzle and rain. */
const lastRain = 531

export type WeatherQuestion = {
  /** The id of the visitor's city. */
  cid: string
  /** The temperature from which it counts as hot, in the service's unit. */
  threshold?: number
  /** Whether only rain is relevant; the temperature is then ignored. */
  onlyRainy?: boolean
}

export type Weather = 'HOT' | 'RAIN' | 'COLD'

/** Resolves to the weather; undefined when only rain is relevant and it does not rain. Rejects when it is unknown (PO-05). */
export type AskWeather = (question: WeatherQuestion) => Promise<Weather | undefined>

export function createWeather({ config, send }: { config: ScriptConfig; send: Send }): AskWeather {
  return async ({ cid, threshold = Number.POSITIVE_INFINITY, onlyRainy = false }) => {
    const siteId = config.weather?.siteId
    if (!siteId) throw new Error('weather.siteId is missing in the site configuration')
    const query = new URLSearchParams({ cid, siteId })
    const answer: unknown = JSON.parse(await plainText(send, `${endpointOf('weather', config)}?${query}`))
    const id = numberAt(answer, 'weather', 'weather', '0', 'id')
    const temp = numberAt(answer, 'weather', 'main', 'temp')
    if (id === undefined) throw new Error('The weather has no condition id')
    if (onlyRainy) return id <= lastRain ? 'RAIN' : undefined
    if (temp === undefined) throw new Error('The weather has no temperature')
    if (temp >= threshold) return 'HOT'
    return id <= lastRain ? 'RAIN' : 'COLD'
  }
}

function numberAt(answer: unknown, ...path: string[]): number | undefined {
  const value = valueAt(answer, ...path)
  return typeof value === 'number' ? value : undefined
}
