import { Type } from 'typebox'
import { Refusal } from '../http/refusal.ts'
import { textId } from '../http/text-id.ts'
import type { TypedApp } from '../typed-app.ts'
import type { CityWeather } from '../weather/weather-table.ts'

const schema = {
  querystring: Type.Object({ cid: textId, siteId: textId }),
  response: {
    200: Type.Object({
      weather: Type.Object({
        main: Type.Object({ temp: Type.Number() }),
        weather: Type.Array(Type.Object({ id: Type.Integer() })),
      }),
    }),
  },
}

/**
 * `GET /weather?cid=&siteId=`: returns temperature and condition of a city, from the provider or the configuration
 * (SV-53).
 */
export function weatherRoute(app: TypedApp, weatherOf: (city: string) => Promise<CityWeather | undefined>): void {
  app.get('/weather', { schema }, async ({ query }) => {
    const weather = await weatherOf(query.cid)
    if (!weather) throw new Refusal(404, 'not_found', `There is no weather of the city "${query.cid}"`)
    return { weather: { main: { temp: weather.temp }, weather: [{ id: weather.id }] } }
  })
}
