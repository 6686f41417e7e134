import { buildSchema, printSchema } from 'graphql'
import { expect, test } from 'vitest'
import { schema } from '../graphql/schema.ts'
import { anApp } from '../testing/an-app.ts'
import { routesOf } from '../testing/routes-of.ts'

type Operation = {
  parameters?: { name: string; in: string; required: boolean; schema: object }[]
  operationId: string
  responses: Record<string, { description: string; content?: { 'application/json': { schema: object } } }>
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
  expect(paths['/cb'].get.responses[204]).toEqual({ description: 'Done, without a body' })
})

test('the GraphQL schema is served unchanged', async () => {
  const answer = await anApp().inject('/graphql/schema.graphql')
  expect(answer.statusCode).toBe(200)
  expect(printSchema(buildSchema(answer.body))).toBe(printSchema(schema))
})
