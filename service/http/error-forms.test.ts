import { beforeAll, expect, test } from 'vitest'
import { aStorage } from '../testing/a-storage.ts'
import { anApp } from '../testing/an-app.ts'
import { type Route, routesOf } from '../testing/routes-of.ts'
import type { TypedApp } from '../typed-app.ts'

const codes = [
  ...['bad_request', 'not_found', 'too_large', 'method_not_allowed', 'unsupported_encoding', 'unprocessable'],
  ...['too_many', 'unauthorized', 'forbidden', 'internal', 'unavailable'],
]

type Answer = Awaited<ReturnType<TypedApp['inject']>>
type Method = 'GET' | 'POST' | 'DELETE' | 'PUT'
type Request = { method: Method; url: string; headers?: Record<string, string>; payload?: string }

/** Requests that must be refused, each tried on every route with each of its methods. */
const provocations: Record<string, (method: Method, url: string) => Request> = {
  'another method': (_, url) => ({ method: 'DELETE', url: `${url}/no/such` }),
  'a path below it': (method, url) => ({ method, url: `${url}/there/is/nothing` }),
  'a broken escape': (method, url) => ({ method, url: `${url}/%E0%A4%A` }),
  'an address too long': (method, url) => ({ method, url: `${url}?${'x'.repeat(9000)}` }),
  'a body that is not JSON': (method, url) => ({
    method,
    url,
    headers: { 'content-type': 'application/json' },
    ...(method === 'GET' ? {} : { payload: '{"half":' }),
  }),
  'a body too large': (method, url) => ({ method, url, ...(method === 'GET' ? {} : { payload: 'x'.repeat(3 << 20) }) }),
  'an unknown encoding': (method, url) => ({
    method,
    url,
    headers: { 'content-encoding': 'br', 'content-type': 'text/plain' },
    ...(method === 'GET' ? {} : { payload: '[]' }),
  }),
  'nothing it needs': (method, url) => ({ method, url }),
}

let routes: Route[]
beforeAll(async () => {
  routes = await routesOf(anApp())
})

/** Puts an id in the place of each parameter. */
const filled = (url: string) => url.replace(/:[^/]+/g, 'x')

/** Returns what is wrong with a refusal; undefined for a correct one, and for a response that is not a refusal. */
function faultOf({ statusCode, headers, body }: Answer, url: string): string | undefined {
  if (statusCode < 400) return undefined
  const type = String(headers['content-type'])
  if (/\n\s+at |node:internal|<html/i.test(body)) return `shows its inside: ${body.slice(0, 80)}`
  if (/^\/(?:cdn|preview)\//.test(url))
    return type.startsWith('text/plain') && /^\/\/ \w+: [^\n]+\n$/.test(body)
      ? undefined
      : `no comment: ${type} ${body}`
  if (!type.startsWith('application/json')) return `is ${type}`
  const answer = JSON.parse(body)
  if (/^\/graphql(?:\?|$)/.test(url)) return isText(answer.errors?.[0]?.message) ? undefined : `no errors: ${body}`
  // Function routes answer in the form of SV-44, with its own error fields.
  if (answer.ok === false) return isText(answer.error?.message) && isText(answer.message) ? undefined : body
  const { status, error } = answer
  const isWhole = status?.code === statusCode && isText(status.message) && error?.message === status.message
  return isWhole && codes.includes(error.code) ? undefined : body
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.length > 5
}

test.each(Object.keys(provocations))(
  "[SV-02] %s is refused by every route with a clear reason in the route's form",
  async (name) => {
    const app = anApp()
    let refused = 0
    for (const { url, methods } of routes)
      for (const method of methods.filter((each): each is Method => /^(?:GET|POST|PUT|DELETE)$/.test(each))) {
        const request = provocations[name]?.(method, filled(url)) as Request
        const answer = await app.inject(request)
        if (answer.statusCode >= 400) refused++
        expect(`${method} ${url} ${faultOf(answer, request.url)}`).toBe(`${method} ${url} undefined`)
      }
    expect(refused).toBeGreaterThan(10)
  },
)

test('[SV-02] an unexpected failure is reported as internal, without details', async () => {
  const storage = new Proxy(aStorage(), {
    get(target, key) {
      // Datasets are read at the start.
      if (key === 'close' || key === 'datasets') return target[key]
      // What only some storages have, no route calls.
      if (!(key in target)) return undefined
      return new Proxy(() => {}, {
        apply() {
          throw new Error('disk I/O error at /secret/place')
        },
        get: () => () => {
          throw new Error('disk I/O error at /secret/place')
        },
      })
    },
  })
  const app = anApp({ storage })
  const answer = await app.inject({ method: 'GET', url: '/lookup/shop/visitor' })
  expect(answer.statusCode).toBe(500)
  expect(answer.json().error.code).toBe('internal')
  expect(answer.body).not.toContain('secret')
  expect(faultOf(answer, '/lookup/shop/visitor')).toBe(undefined)
})
