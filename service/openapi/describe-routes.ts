import swagger from '@fastify/swagger'
import type { FastifyContextConfig, FastifySchema } from 'fastify'
import { Type } from 'typebox'
import { isFields } from '../../contract/json.ts'
import { cookieName } from '../console/console-access.ts'
import { isProbe } from '../http/bound-work.ts'
import { isForOperators } from '../http/operators-only.ts'
import { limits } from '../limits.ts'
import type { TypedApp } from '../typed-app.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route answers 429 to those who ask too often. */
    rateLimit?: boolean
    /** The body of a route that reads it itself. */
    describedBody?: object
  }
}

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
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Instep service', version: '1' },
      components: {
        securitySchemes: {
          operator: { type: 'http', scheme: 'bearer', description: 'The token of INSTEP_TOKEN' },
          console: { type: 'apiKey', in: 'cookie', name: cookieName, description: 'The session of the console' },
        },
      },
    },
    convertConstToEnum: false,
    transform: ({ schema, url, route }) => ({
      schema: describedSchema(schema ?? {}, {
        url,
        methods: [route.method].flat(),
        config: route.config ?? {},
      }),
      url,
    }),
  })
}

/** An empty schema is one of a body that the route does not look at. */
function saysSomething(schema: unknown): boolean {
  return isFields(schema) && Object.keys(schema).length > 0
}

const unusedBody = { description: 'optional, and nothing of it is used' }

type DescribedRoute = {
  url: string
  methods: string[]
  config: Pick<FastifyContextConfig, 'rateLimit' | 'describedBody'>
}

/**
 * Adds to a route's schema what its checks do not need: the forms of its refusals, who may ask, and parameters it reads
 * itself.
 */
function describedSchema(schema: FastifySchema, route: DescribedRoute): FastifySchema {
  const { url, methods } = route
  const { params, body, response } = schema
  const answers = isFields(response) ? response : { 200: { type: 'string' } }
  const described = Object.entries(answers).map(([status, answer]) => [status, describedAnswer(status, answer)])
  return {
    ...schema,
    operationId: `${methods.join(' ').toLowerCase()} ${url.replace(/:(\w+)/g, '{$1}')}`,
    ...(takesBody(route) && { body: saysSomething(body) ? body : (route.config.describedBody ?? unusedBody) }),
    ...(params !== undefined && { params: withPathParameters(url, params) }),
    ...securityOf(url),
    response: { ...refusalsOf(route), ...Object.fromEntries(described) },
  }
}

/** Returns the refusals of a route that a client can act on, by their status, and the form of all others. */
function refusalsOf(route: DescribedRoute) {
  const { url } = route
  const content = ['/cdn/', '/preview/'].some((scripts) => url.startsWith(scripts))
    ? { 'text/plain': { schema: { type: 'string' } } }
    : jsonContent(url === '/graphql' ? graphqlErrors : refusal)
  const answerWith = (description: string, headers?: typeof retryAfter) => ({
    description,
    content,
    ...(headers && { headers }),
  })
  return {
    ...(isForOperators(url) && { 401: answerWith('The bearer token of operators is needed') }),
    ...(isOfConsole(url) && { 401: answerWith('A session of the console is needed') }),
    ...((isForOperators(url) || isOfConsole(url)) && { 403: answerWith('Whoever asks may not do this') }),
    ...(takesBody(route) && { 413: answerWith('The body is larger than the route allows') }),
    414: answerWith(`The address is longer than ${limits.url} bytes`),
    ...(route.config.rateLimit && { 429: answerWith('Too many requests') }),
    503: isProbe(url)
      ? answerWith('The service cannot do its work, for the reason in the message')
      : answerWith('The service has too much to do', retryAfter),
    default: answerWith('Refused'),
  }
}

const retryAfter = { 'Retry-After': { description: 'Seconds to wait', type: 'integer' } }

function takesBody({ methods }: DescribedRoute): boolean {
  return methods.some((method) => method !== 'GET' && method !== 'DELETE')
}

function isOfConsole(url: string): boolean {
  return url.startsWith('/console/api/')
}

function securityOf(url: string): Pick<FastifySchema, 'security'> {
  if (isForOperators(url)) return { security: [{ operator: [] }] }
  // The session is what one logs in with a token for.
  return isOfConsole(url) && url !== '/console/api/session' ? { security: [{ console: [] }] } : {}
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
