import {
  type ExecutionResult,
  executeRootSelectionSet,
  GraphQLError,
  parse,
  validate,
  validateExecutionArgs,
} from 'graphql'
import { limits } from '../limits.ts'
import type { GraphqlOperation } from './read-operation.ts'
import { type Context, resolvers } from './resolvers.ts'
import { schema } from './schema.ts'

/** Either the operation is invalid, or it ran; failures of single fields are then in `errors`. */
export type OperationOutcome = { invalid: readonly GraphQLError[] } | { ran: ExecutionResult }

/** Parses, validates and runs a GraphQL operation (SV-15). */
export async function runOperation(
  { query, variables, operationName }: GraphqlOperation,
  context: Context,
): Promise<OperationOutcome> {
  const document = documentOf(query)
  if (document instanceof GraphQLError) return { invalid: [document] }
  const mistakes = validate(schema, document)
  if (mistakes.length > 0) return { invalid: mistakes }
  const args = validateExecutionArgs({
    schema,
    document,
    rootValue: resolvers,
    contextValue: context,
    variableValues: variables,
    operationName,
  })
  return 'schema' in args ? { ran: await executeRootSelectionSet(args) } : { invalid: args }
}

function documentOf(query: string) {
  try {
    return parse(query, { maxTokens: limits.graphqlTokens })
  } catch (error) {
    if (error instanceof GraphQLError) return error
    throw error
  }
}
