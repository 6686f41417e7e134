import { parseJsonObject } from '../../../contract/json.ts'
import type { LookupAnswer } from '../../../contract/lookup-answer.ts'
import { askService } from './ask.ts'
import { invalidResponse } from './invalid-response.ts'
import type { Send } from './request.ts'

export type LookupNeeds = {
  send: Send
  host: string
  trackingId: string
  /** The host of the GraphQL form, if that form is used (VI-15). */
  graphqlHost?: string
}

/** Requests the data that the service has about a visitor (VI-13). */
export type LookUpVisitor = (visitorId: string) => Promise<LookupAnswer>

/**
 * Creates the visitor lookup of one property.
 * @throws (rejects) `{name} is required` without a request, or an error naming the host of an unreadable answer (VI-15)
 */
export function createLookUpVisitor({ send, host, trackingId, graphqlHost }: LookupNeeds): LookUpVisitor {
  return async (visitorId) => {
    if (!trackingId) throw new Error('trackingId is required')
    if (!visitorId) throw new Error('visitorId is required')
    if (graphqlHost) {
      const { lookUpByGraphql } = await import('./look-up-by-graphql.ts')
      return lookUpByGraphql({ send, host: graphqlHost, variables: { trackingId, contextId: visitorId } })
    }
    const url = `${host}/${encodeURIComponent(trackingId)}/${encodeURIComponent(visitorId)}`
    return readAnswer((await askService(send, { method: 'GET', url })).text, host)
  }
}

const historyField =
  /^(views|sessions|entrances|conversions|conversionCycle|lifetimeValue|(first|last)(View|Conversion))$/

/** Reads an answer, whose history may also be at the top level. @throws for any other content */
function readAnswer(text: string, host: string): LookupAnswer {
  const answer = parseJsonObject(text) ?? {}
  const { history } = answer
  if (history ? typeof history !== 'object' : !Object.keys(answer).some((key) => historyField.test(key)))
    throw invalidResponse(host)
  return { ...answer, history: { ...answer, ...Object(history) } } as LookupAnswer
}
