import { parseJson } from '../../contract/json.ts'
import { plainText } from './plain-text.ts'
import { askService } from './remote/ask.ts'
import type { Request, Send } from './remote/request.ts'
import { valueAt } from './remote/value-at.ts'

/** Milliseconds; 2000 by default (QU-14). */
type TimedRequest = { timeoutMs?: number }

/** Requests that an experience makes itself. */
export type RequestHelper = {
  /** Resolves to the text; rejects with `XHR error: {url}` (QU-15). */
  text(url: string, options?: TimedRequest): Promise<string>
  /** Requests JSON by GET, or by POST if there is a body. Rejects with method, address and cause (QU-13). */
  json(url: string, options?: TimedRequest & { body?: unknown }): Promise<unknown>
  /** Resolves to the data of a GraphQL answer, by default from the service's endpoint; rejects with `GraphQL error` (DS-05). */
  graphql(query: string, variables?: object, options?: TimedRequest & { url?: string }): Promise<unknown>
}

/** Creates the requests; `graphqlUrl` is the service's own GraphQL address. */
export function createRequest(send: Send, graphqlUrl: string): RequestHelper {
  return {
    text: (url, { timeoutMs } = {}) => plainText(send, url, timeoutMs),
    async json(url, { timeoutMs, body } = {}) {
      const request: Request =
        body === undefined ? { method: 'GET', url, timeoutMs } : { ...postJson(url, body), timeoutMs }
      const { text } = await askService(send, request)
      const answer = parseJson(text)
      if (answer === undefined) throw new Error(`${request.method} ${url} failed: the answer is not JSON`)
      return answer
    },
    async graphql(query, variables = {}, { timeoutMs, url = graphqlUrl } = {}) {
      const reply = await send({ ...postJson(url, { query, variables }), timeoutMs }).catch((error: Error) => {
        throw new Error(`GraphQL error: ${error.message.replace(`POST ${url} failed: `, '')}`)
      })
      const answer = parseJson(reply.text)
      const errors = valueAt(answer, 'errors')
      const data = valueAt(answer, 'data')
      if (reply.status >= 300 || (Array.isArray(errors) && errors.length > 0) || data === undefined)
        throw new Error('GraphQL error', { cause: errors ?? `status ${reply.status}` })
      return data
    },
  }
}

function postJson(url: string, body: unknown): Request {
  return { method: 'POST', url, body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
}
