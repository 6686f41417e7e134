import { buildSchema, printSchema } from 'graphql'
import { expect, test } from 'vitest'
import { schema } from '../graphql/schema.ts'
import { anApp } from '../testing/an-app.ts'
import { routesOf } from '../testing/routes-of.ts'

type Operation = {
  parameters?: { name: string; in: string; required: boolean; schema: object }[]
  operationId: string
  requestBody?: { content: Record<string, { schema: object }> }
  security?: Record<string, string[]>[]
  responses: Record<
    string,
    { description: string; headers?: object; content?: { 'application/json': { schema: object } } }
  >
}

test('the OpenAPI document contains exactly the registered routes, each with its methods and responses', async () => {
  const app = anApp()
  const { openapi, paths } = (await app.inject('/openapi.json')).json<{
    openapi: string
    paths: Record<string, Record<string, Operation>>
  }>()
  expect(openapi).toBe('3.1.0')
  const documented = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const routes = await routesOf(app)
  const registered = routes
    .filter(({ url }) => !url.endsWith('*'))
    .flatMap(({ url, methods }) => methods.map((method) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`))
  expect(registered.length).toBeGreaterThan(50)
  expect(documented.toSorted()).toEqual(registered.toSorted())
  const ids = Object.values(paths).flatMap((operations) => Object.values(operations).map((each) => each.operationId))
  expect(new Set(ids).size).toBe(ids.length)
  for (const [path, operations] of Object.entries(paths)) {
    for (const { parameters = [], responses } of Object.values(operations)) {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      expect(parameters.filter((each) => each.in === 'path' && each.required).map(({ name }) => name)).toEqual(names)
      expect(Object.keys(responses).filter((status) => status.startsWith('2'))).toHaveLength(1)
      expect(responses.default?.content).toBeDefined()
      const [done] = Object.entries(responses).filter(([status]) => status.startsWith('2'))
      const [told] = Object.values(done?.[1].content ?? {})
      // The document must describe every response body.
      expect([path, done?.[0] === '204' || Object.keys(told?.schema ?? {}).length > 0]).toEqual([path, true])
    }
  }
})

test('the description of a route in the document is its schema', async () => {
  const { paths } = (await anApp().inject('/openapi.json')).json()
  expect(paths['/weather'].get).toMatchObject({
    parameters: [
      { name: 'cid', in: 'query', required: true, schema: { type: 'string' } },
      { name: 'siteId', in: 'query', required: true },
    ],
    responses: {
      200: { content: { 'application/json': { schema: { properties: { weather: { type: 'object' } } } } } },
      default: { content: { 'application/json': { schema: { required: ['status', 'error'] } } } },
    },
  })
  expect(paths['/cb'].get.parameters.map(({ name }: { name: string }) => name)).toEqual([
    ...['d', 'ts', 'imp', 't', 'p', 'gcid', 'gsid'],
  ])
  expect(paths['/cb'].get.responses[204]).toEqual({ description: 'Done, without a body' })
  for (const each of paths['/cb'].get.parameters) expect(each.description).toMatch(/\w+ \w+/)
})

test('[BS-04] the document tells of every answer what it means, and of texts their type', async () => {
  const { paths } = (await anApp().inject('/openapi.json')).json<{ paths: Record<string, Record<string, Operation>> }>()
  for (const operations of Object.values(paths))
    for (const { operationId, responses } of Object.values(operations))
      for (const [status, { description }] of Object.entries(responses))
        expect([operationId, status, description]).toEqual([operationId, status, expect.stringMatching(/\w{4}/)])
  for (const [path, type] of [
    ['/preview/{name}', 'text/javascript'],
    ['/preview/{environment}/{name}', 'text/javascript'],
    ['/cdn/{name}', 'text/javascript'],
    ['/metrics', 'text/plain'],
    ['/graphql/schema.graphql', 'text/plain'],
    ['/console', 'text/html'],
  ] as const)
    expect([path, Object.keys(paths[path]?.get?.responses[200]?.content ?? {})]).toEqual([path, [type]])
})

test('[BS-04] the document tells for every route who may ask, and how it refuses', async () => {
  const app = anApp()
  const document = (await app.inject('/openapi.json')).json()
  expect(document.components.securitySchemes).toMatchObject({
    operator: { type: 'http', scheme: 'bearer' },
    console: { type: 'apiKey', in: 'cookie', name: 'instep_console' },
  })
  const locked = anApp({ configuration: { token: '0123456789abcdef' } })
  for (const [path, operations] of Object.entries<Record<string, Operation>>(document.paths)) {
    for (const [method, { security = [], responses, requestBody }] of Object.entries(operations)) {
      const told = (status: number) => responses[status]?.content !== undefined
      const url = path.replace(/\{\w+\}/g, 'x')
      // Who has no token learns so, exactly where the document says that one is needed.
      const asked = { method: method.toUpperCase() as 'GET', url, headers: { 'x-instep-console': '1' } }
      const isRefused = (await locked.inject(asked)).statusCode === 401
      const isSession = path === '/console/api/session'
      const scheme = path.startsWith('/console/api/') ? { console: [] } : { operator: [] }
      expect([method, path, security]).toEqual([method, path, isRefused && !isSession ? [scheme] : []])
      expect([path, told(401)]).toEqual([path, isRefused || isSession])
      const [body] = Object.values(requestBody?.content ?? {})
      // Without a description anything would fit.
      if (body) expect([path, Object.keys(body.schema).length > 0]).toEqual([path, true])
      const takesBody = method !== 'get' && method !== 'delete'
      expect([path, told(413), told(414), told(503)]).toEqual([path, takesBody, true, true])
      const isProbe = ['/health', '/ready', '/metrics'].includes(path)
      expect([path, 'Retry-After' in (responses[503]?.headers ?? {})]).toEqual([path, !isProbe])
    }
  }
  const limited = Object.entries<Record<string, Operation>>(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { responses }]) => (responses[429] ? [`${method} ${path}`] : [])),
  )
  expect(limited.toSorted()).toEqual(['post /app/{name}', 'post /console/api/session', 'post /qfn/defer/{id}'])
})

test('the GraphQL schema is served unchanged', async () => {
  const answer = await anApp().inject('/graphql/schema.graphql')
  expect(answer.statusCode).toBe(200)
  expect(printSchema(buildSchema(answer.body))).toBe(printSchema(schema))
})
