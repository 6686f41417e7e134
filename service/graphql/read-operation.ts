import { isFields } from '../../contract/json.ts'
import { Refusal } from '../http/refusal.ts'
import { readJson } from '../json/read-json.ts'

export type GraphqlOperation = { query: string; variables?: Record<string, unknown>; operationName?: string }

/**
 * Reads the body of a GraphQL request, whatever its Content-Type.
 * @throws Refusal 400 when it is not JSON, has no query, or has variables or a name of the wrong type (SV-15)
 */
export function readOperation(body: Uint8Array): GraphqlOperation {
  const reading = readJson(body)
  if ('unreadable' in reading) throw badOperation(reading.unreadable)
  if (!isFields(reading.value)) throw badOperation('The body is not an object with a query')
  const { query, variables, operationName } = reading.value
  if (typeof query !== 'string' || query.trim() === '') throw badOperation('The body has no query')
  // Clients send null for missing values.
  if (variables != null && !isFields(variables)) throw badOperation('variables is not an object')
  if (operationName != null && typeof operationName !== 'string') throw badOperation('operationName is not a text')
  return { query, ...(variables && { variables }), ...(operationName && { operationName }) }
}

function badOperation(message: string): Refusal {
  return new Refusal(400, 'bad_request', message)
}
