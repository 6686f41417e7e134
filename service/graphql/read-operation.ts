import { Refusal } from '../http/refusal.ts'
import { isRecord } from '../is-record.ts'
import { readJson } from '../json/read-json.ts'

export type Operation = { query: string; variables?: Record<string, unknown>; operationName?: string }

/**
 * Reads the body of a GraphQL request, whatever its Content-Type.
 *
 * @throws Refusal 400 when it is no JSON, has no query, or has variables or a name of another kind (SV-15)
 */
export function readOperation(body: Uint8Array): Operation {
  const reading = readJson(body)
  if ('unreadable' in reading) throw bad(reading.unreadable)
  if (!isRecord(reading.value)) throw bad('The body is not an object with a query')
  const { query, variables, operationName } = reading.value
  if (typeof query !== 'string' || query.trim() === '') throw bad('The body has no query')
  // Clients send null for what they do not have.
  if (variables != null && !isRecord(variables)) throw bad('variables is not an object')
  if (operationName != null && typeof operationName !== 'string') throw bad('operationName is not a text')
  return { query, ...(variables && { variables }), ...(operationName && { operationName }) }
}

function bad(message: string): Refusal {
  return new Refusal(400, 'bad_request', message)
}
