import { parseJsonObject } from '../../../contract/json.ts'
import type { LookupAnswer } from '../../../contract/lookup-answer.ts'
import { askService } from './ask.ts'
import { invalidResponse } from './invalid-response.ts'
import type { Send } from './request.ts'

export type LookupNeeds = {
  send: Send
  host: string
  trackingId: string
  /** Where to ask by GraphQL instead (VI-15). */
  graphqlHost?: string
}

/** Asks the service what it knows of a visitor (VI-13). */
export type LookUpVisitor = (visitorId: string) => Promise<LookupAnswer>

/**
 * The visitor lookup of one property.
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

/** The history may stand at the top level, too. @throws for what is no answer */
function readAnswer(text: string, host: string): LookupAnswer {
  const answer = parseJsonObject(text) ?? {}
  const { history } = answer
  if (history ? typeof history !== 'object' : !Object.keys(answer).some((key) => historyField.test(key)))
    throw invalidResponse(host)
  return { ...answer, history: { ...answer, ...Object(history) } } as LookupAnswer
}
