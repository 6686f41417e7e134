import swagger from '@fastify/swagger'
import type { FastifySchema } from 'fastify'
import { Type } from 'typebox'
import { isFields } from '../../contract/json.ts'
import type { TypedApp } from '../typed-app.ts'

const refusal = Type.Object({
  status: Type.Object({ code: Type.Integer(), message: Type.String() }),
  error: Type.Object({ code: Type.String(), message: Type.String() }),
})
const graphqlErrors = Type.Object({ errors: Type.Array(Type.Object({ message: Type.String() })) })

/**
 * Makes `app.swagger()` return the OpenAPI document of the routes that are registered by later plugins. Their schemas
 * are JSON schemas, as OpenAPI 3.1 uses.
 */
export function describeRoutes(app: TypedApp): void {
  app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Instep service', version: '1' } },
    convertConstToEnum: false,
    transform: ({ schema, url, route }) => ({
      schema: describedSchema(schema ?? {}, { url, methods: [route.method].flat() }),
      url,
    }),
  })
}

/** Adds to a route's schema what its checks do not need: the form of its refusals, and parameters it reads itself. */
function describedSchema(schema: FastifySchema, { url, methods }: { url: string; methods: string[] }): FastifySchema {
  const { params, body, response } = schema
  const answers = isFields(response) ? response : { 200: { type: 'string' } }
  const described = Object.entries(answers).map(([status, answer]) => [status, describedAnswer(status, answer)])
  const takesBody = methods.some((method) => method !== 'GET' && method !== 'DELETE')
  return {
    ...schema,
    operationId: `${methods.join(' ').toLowerCase()} ${url.replace(/:(\w+)/g, '{$1}')}`,
    ...(takesBody && { body: body ?? {} }),
    ...(params !== undefined && { params: withPathParameters(url, params) }),
    response: {
      ...Object.fromEntries(described),
      default: { description: 'Refused', content: jsonContent(url === '/graphql' ? graphqlErrors : refusal) },
    },
  }
}

/** Some routes refuse requests in the form of their normal responses. */
function describedAnswer(status: string, answer: unknown) {
  if (status === '204') return { description: 'Done, without a body', type: 'null' }
  return { description: status.startsWith('2') ? 'Done' : 'Refused', ...(isFields(answer) ? answer : {}) }
}

function jsonContent(schema: unknown) {
  return { 'application/json': { schema } }
}

/** Some routes parse their address themselves; their parameter names are taken from the URL. */
function withPathParameters(url: string, params: unknown) {
  const known = isFields(params) && isFields(params.properties) ? params.properties : {}
  const names = [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  return Type.Object(Object.fromEntries(names.map((name) => [name, known[name] ?? { type: 'string' }])))
}
