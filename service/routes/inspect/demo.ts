import { Type } from 'typebox'
import { demoModes, demoServices, demoTokenPattern } from '../../../contract/demo-settings.ts'
import type { Demo } from '../../demo/demo.ts'
import { done, listOf } from '../../http/answers.ts'
import { jsonBody } from '../../http/json-body.ts'
import { ok } from '../../http/path-id.ts'
import { plainAddress } from '../../http/plain-address.ts'
import { Refusal } from '../../http/refusal.ts'
import { limits } from '../../limits.ts'
import type { TypedApp } from '../../typed-app.ts'

const only = { additionalProperties: false }
const count = Type.Integer({ minimum: 0, maximum: 1_000_000_000 })
const record = Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()])
const mode = Type.Union(demoModes.map((each) => Type.Literal(each)))

const params = Type.Object({ token: Type.String({ pattern: demoTokenPattern }) })
const settingsSchema = Type.Partial(
  Type.Object(
    {
      country: Type.String({ pattern: '^[A-Z]{2}$' }),
      ip: Type.String(),
      weather: Type.Object({ temp: Type.Number(), id: Type.Integer() }, only),
      counters: Type.Record(Type.String(), Type.Record(Type.String(), count)),
      datasets: Type.Record(Type.String(), Type.Record(Type.String(), record)),
      recommendations: Type.Array(Type.String(), { maxItems: 100 }),
      // Up to ten years in either direction.
      clockOffset: Type.Integer({ minimum: -5_256_000, maximum: 5_256_000 }),
      session: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
      modes: Type.Partial(Type.Object(Object.fromEntries(demoServices.map((each) => [each, mode]))), only),
    },
    only,
  ),
  only,
)

/**
 * `GET`, `PUT` and `DELETE /_inspect/demo/{token}`: the demo settings of the browser with this token, which it sends
 * as `?demo=`; without settings the response is `{}`. `GET` and `DELETE /_inspect/demo`: the settings of all browsers
 * (SV-10, SHOP-105, SHOP-106).
 */
export function inspectDemoRoute(app: TypedApp, demo: Demo): void {
  app.get('/_inspect/demo', { schema: { response: listOf('demo') } }, async () => ({ demo: demo.list() }))
  app.delete('/_inspect/demo', { schema: { response: done } }, async () => {
    demo.clear()
    return { status: ok }
  })
  app.get(
    '/_inspect/demo/:token',
    { schema: { params, response: { 200: Type.Object({ settings: Type.Unknown() }) } } },
    async ({ params: { token } }) => ({
      settings: demo.find(token) ?? {},
    }),
  )
  const setting = {
    schema: { params, body: settingsSchema, response: done },
    preValidation: jsonBody,
    bodyLimit: limits.inspectBody,
  }
  app.put('/_inspect/demo/:token', setting, async ({ params: { token }, body: { ip, ...settings } }) => {
    if (ip === undefined) demo.set(token, settings)
    else demo.set(token, { ...settings, ip: addressOf(ip) })
    return { status: ok }
  })
  app.delete('/_inspect/demo/:token', { schema: { params, response: done } }, async ({ params: { token } }) => {
    demo.clear(token)
    return { status: ok }
  })
}

function addressOf(ip: string): string {
  const address = plainAddress(ip)
  if (address !== null) return address
  throw new Refusal(400, 'bad_request', `ip is "${ip}": give an IP address such as 192.0.2.10`)
}
