import { printSchema } from 'graphql'
import { Type } from 'typebox'
import { schema } from '../graphql/schema.ts'
import type { TypedApp } from '../typed-app.ts'

const document = Type.Unsafe<ReturnType<TypedApp['swagger']>>(
  Type.Object({
    openapi: Type.Literal('3.1.0'),
    info: Type.Object({ title: Type.String(), version: Type.String() }),
    components: Type.Record(Type.String(), Type.Unknown()),
    paths: Type.Record(Type.String(), Type.Record(Type.String(), Type.Unknown())),
  }),
)
const graphqlSchema = printSchema(schema)

/**
 * `GET /openapi.json`: all routes, described by their own schemas. `GET /graphql/schema.graphql`: the GraphQL schema.
 */
export function schemasRoutes(app: TypedApp): void {
  app.get('/openapi.json', { schema: { response: { 200: document } } }, async () => app.swagger())
  app.get('/graphql/schema.graphql', { schema: { produces: ['text/plain'] } }, async (_request, reply) => {
    return reply.type('text/plain; charset=utf-8').send(graphqlSchema)
  })
}
