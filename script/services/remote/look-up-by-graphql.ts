import { type LookupAnswer, type LookupHistory, locationFields } from '../../../contract/lookup-answer.ts'
import { askGraphql } from './ask-graphql.ts'
import { invalidResponse } from './invalid-response.ts'
import type { Send } from './request.ts'
import { valueAt } from './value-at.ts'

/** The GraphQL names of the history fields, by their names in the lookup (VI-15). */
const historyNames: Record<keyof LookupHistory, string> = {
  views: 'viewNumber',
  sessions: 'sessionNumber',
  entrances: 'entranceNumber',
  conversions: 'conversionNumber',
  conversionCycle: 'conversionCycleNumber',
  lifetimeValue: 'lifetimeValue',
  firstView: 'firstViewTs',
  lastView: 'lastViewTs',
  firstConversion: 'firstConversionTs',
  lastConversion: 'lastConversionTs',
}

const query = `query Visitor($trackingId: String!, $contextId: String!) {
  property(trackingId: $trackingId) {
    visitor(contextId: $contextId) {
      history { ${Object.values(historyNames).join(' ')} }
      segment { version state segments }
      ipAddress
      ipLocation { ${locationFields.join(' ')} }
      force
    }
  }
}`

export type GraphqlLookup = {
  send: Send
  host: string
  /** The context id is the visitor id. */
  variables: { trackingId: string; contextId: string }
}

/**
 * Looks up the visitor by GraphQL, with the same answer as the other form (VI-13, VI-15).
 * @throws (rejects) `GraphQL error {status}` or `API error` with the first message, or an error naming the host (DS-04)
 */
export async function lookUpByGraphql({ send, host, variables }: GraphqlLookup): Promise<LookupAnswer> {
  const answer = await askGraphql({ send, host, query, variables })
  const visitor = valueAt(answer, 'data', 'property', 'visitor')
  const history = valueAt(visitor, 'history') ?? visitor
  if (!Object.values(historyNames).some((name) => valueAt(history, name) !== undefined)) throw invalidResponse(host)
  return readVisitor(visitor as Record<string, unknown>, history)
}

function readVisitor({ segment, ipAddress, ipLocation, force }: Record<string, unknown>, history: unknown) {
  const entries = Object.entries(historyNames).map(([ours, theirs]) => [ours, valueAt(history, theirs)])
  return {
    ipAddress: ipAddress ?? '',
    location: ipLocation ?? {},
    segments: segment ?? null,
    history: Object.fromEntries(entries),
    force: force === true,
  } as LookupAnswer
}
