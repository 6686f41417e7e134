import { printSchema } from 'graphql'
import { schema } from '../graphql/schema.ts'
import type { OpenApi } from '../openapi/describe-routes.ts'
import type { TypedApp } from '../typed-app.ts'

const graphqlSchema = printSchema(schema)

/** `GET /openapi.json`: all routes, from their own schemas; `GET /graphql/schema.graphql`: what GraphQL may be asked for. */
export function schemasRoutes(app: TypedApp, openApi: () => OpenApi): void {
  app.get('/openapi.json', async () => openApi())
  app.get('/graphql/schema.graphql', async (_request, reply) => {
    return reply.type('text/plain; charset=utf-8').send(graphqlSchema)
  })
}
