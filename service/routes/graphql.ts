import type { GraphQLError } from 'graphql'
import { isBot } from 'isbot'
import { Type } from 'typebox'
import { readOperation } from '../graphql/read-operation.ts'
import { runOperation } from '../graphql/run-operation.ts'
import { callerAddress } from '../http/caller-address.ts'
import { anyContentType } from '../http/json-body.ts'
import { Refusal } from '../http/refusal.ts'
import { refusalOf } from '../http/refusal-of.ts'
import { limits } from '../limits.ts'
import type { Services } from '../services.ts'
import type { TypedApp } from '../typed-app.ts'

/** Data, errors or both, as in GraphQL; the GraphQL schema defines the contents of the data. */
const told = {
  data: Type.Optional(Type.Unknown()),
  errors: Type.Optional(Type.Unsafe<readonly unknown[]>(Type.Array(Type.Unknown()))),
}
const describedBody = Type.Object({
  query: Type.String(),
  variables: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  operationName: Type.Optional(Type.String()),
})
const answer = { 200: Type.Object(told), 422: Type.Object(told) }

/**
 * `POST /graphql` with `{query, variables, operationName}`: serves all GraphQL operations. Returns 400 for a malformed
 * body, 422 for a query that fails validation, and 200 with errors for an operation that fails while it runs (SV-15).
 */
export function graphqlRoute(app: TypedApp, services: Services): void {
  const schema = { response: answer }
  const options = { schema, config: { describedBody }, bodyLimit: limits.graphqlBody, onRequest: anyContentType }
  app.post('/graphql', options, async (request, reply) => {
    const { body } = request
    const operation = readOperation(Buffer.isBuffer(body) ? body : new Uint8Array())
    const caller = { ipAddress: callerAddress(request), isBot: isBot(request.headers['user-agent']) }
    const outcome = await runOperation(operation, { services, ...caller })
    reply.header('cache-control', 'no-store')
    if ('invalid' in outcome) return reply.code(422).send({ errors: outcome.invalid })
    const { data, errors } = outcome.ran
    if (!errors) return { data }
    // A valid operation with an invalid combination of arguments is reported like one that fails validation (SV-19).
    if (errors.some(({ originalError }) => originalError instanceof Refusal && originalError.status === 422))
      reply.code(422)
    return { data, errors: errors.map((error) => formatError(error)) }

    // Hides the details of an unexpected failure from the caller, as on every other route.
    function formatError(error: GraphQLError) {
      const { originalError } = error
      if (!originalError) return error
      const refusal = refusalOf(originalError, request.id)
      if (refusal.status >= 500) request.log.error({ err: originalError, route: '/graphql' }, 'unexpected failure')
      return { ...error.toJSON(), message: refusal.message }
    }
  })
}
