import { parseJsonObject } from '../../../contract/json.ts'
import type { Send } from './request.ts'

export type GraphqlQuestion = {
  send: Send
  /** The GraphQL endpoint, or its host. */
  host: string
  query: string
  variables: object
  operationName?: string
}

/**
 * Makes a GraphQL request; resolves to the whole body, with `data`.
 * @throws (rejects) `GraphQL error {status}` or `API error`, with the first error's message if there is one (DS-04)
 */
export async function askGraphql({ send, host, ...body }: GraphqlQuestion): Promise<unknown> {
  // A text without a named type needs no preflight, which is a round trip before the first answer.
  const { status, text } = await send({ method: 'POST', url: graphqlUrl(host), body: JSON.stringify(body) })
  const answer: { data?: unknown; errors?: { message?: unknown }[] } = parseJsonObject(text) ?? {}
  const { errors } = answer
  const message = errors?.[0]?.message
  const reason = message ? `: ${message}` : ''
  if (status !== 200) throw new Error(`GraphQL error ${status}${reason}`)
  if (Array.isArray(errors) && errors.length > 0) throw new Error(`API error${reason}`)
  return answer
}

/** Returns the GraphQL address on a host; an address below a common base already has its path. */
export function graphqlUrl(host: string): string {
  return host.endsWith('/graphql') ? host : `${host}/graphql`
}
