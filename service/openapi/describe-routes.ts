import type { RouteOptions } from 'fastify'
import { Type } from 'typebox'
import { isFields } from '../../contract/json.ts'
import type { TypedApp } from '../typed-app.ts'

export type OpenApi = {
  openapi: '3.1.0'
  info: { title: string; version: string }
  paths: Record<string, Record<string, unknown>>
}

const refusal = Type.Object({
  status: Type.Object({ code: Type.Integer(), message: Type.String() }),
  error: Type.Object({ code: Type.String(), message: Type.String() }),
})
const graphqlErrors = Type.Object({ errors: Type.Array(Type.Object({ message: Type.String() })) })
/** Methods that every route supports automatically. */
const implied = ['HEAD', 'OPTIONS']

/**
 * Records the routes that are registered from now on, and returns a function that creates their OpenAPI document.
 * Their schemas are JSON schemas, as OpenAPI 3.1 uses. No plugin is used, because it would see only routes registered
 * after it was loaded, and the service is built synchronously.
 */
export function describeRoutes(app: TypedApp): () => OpenApi {
  const paths: OpenApi['paths'] = {}
  app.addHook('onRoute', (route) => {
    const methods = [route.method].flat().filter((method) => !implied.includes(method))
    if (methods.length === 0) return
    const path = route.url.replace(/:(\w+)/g, '{$1}')
    const operations = methods.map((method) => [method.toLowerCase(), operationOf(route, method, path)])
    paths[path] = { ...paths[path], ...Object.fromEntries(operations) }
  })
  return () => ({ openapi: '3.1.0', info: { title: 'Instep service', version: '1' }, paths })
}

function operationOf({ schema = {}, url }: RouteOptions, method: string, path: string) {
  const { params, querystring, headers, body, response, produces } = schema
  const told = isFields(response) ? response : { 200: { type: 'string' } }
  const parameters = [
    ...pathParameters(url, params),
    ...parametersOf(querystring, 'query'),
    ...parametersOf(headers, 'header'),
  ]
  const takesBody = method !== 'GET' && method !== 'DELETE'
  return {
    operationId: `${method.toLowerCase()} ${path}`,
    parameters,
    ...(takesBody && { requestBody: { content: { 'application/json': { schema: body ?? {} } } } }),
    responses: {
      ...Object.fromEntries(
        Object.entries(told).map(([status, answer]) => [status, answerOf(status, answer, produces)]),
      ),
      default: { description: 'Refused', ...jsonContent(path === '/graphql' ? graphqlErrors : refusal) },
    },
  }
}

/** Some routes refuse requests in the form of their normal responses. */
function answerOf(status: string, schema: unknown, type: string | undefined) {
  if (status === '204') return { description: 'Done, without a body' }
  const description = status.startsWith('2') ? 'Done' : 'Refused'
  return { description, content: { [type ?? 'application/json']: { schema } } }
}

function jsonContent(schema: unknown) {
  return { content: { 'application/json': { schema } } }
}

/** Some routes parse their address themselves; their parameter names are taken from the URL. */
function pathParameters(url: string, params: unknown) {
  const known = propertiesOf(params)
  return [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: known[name] ?? { type: 'string' },
  }))
}

function parametersOf(schema: unknown, place: 'query' | 'header') {
  const required = isFields(schema) && Array.isArray(schema.required) ? schema.required : []
  return Object.entries(propertiesOf(schema)).map(([name, each]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: each,
  }))
}

function propertiesOf(schema: unknown): Record<string, unknown> {
  return isFields(schema) && isFields(schema.properties) ? schema.properties : {}
}
