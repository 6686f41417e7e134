import { type LookupAnswer, type LookupHistory, locationFields } from '../../contract/lookup-answer.ts'
import { invalidResponse } from './invalid-response.ts'
import type { Send } from './request.ts'

/** What the history is called in events and in GraphQL, by the names of the lookup (VI-15). */
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
  /** The context id is the visitor's. */
  variables: { trackingId: string; contextId: string }
}

/**
 * The visitor lookup by GraphQL, with the same answer as the other form (VI-13, VI-15).
 * @throws (rejects) `GraphQL error {status}` or `API error` with the first message, or an error naming the host (DS-04)
 */
export async function lookUpByGraphql({ send, host, variables }: GraphqlLookup): Promise<LookupAnswer> {
  const { status, text } = await send({
    method: 'POST',
    // Below a common base the path is there already.
    url: host.endsWith('/graphql') ? host : `${host}/graphql`,
    body: JSON.stringify({ query, variables }),
    headers: { 'Content-Type': 'application/json' },
  })
  const answer = parse(text)
  const errors = at(answer, 'errors')
  const message = at(errors, '0', 'message')
  const reason = message ? `: ${message}` : ''
  if (status !== 200) throw new Error(`GraphQL error ${status}${reason}`)
  if (Array.isArray(errors) && errors.length > 0) throw new Error(`API error${reason}`)
  const visitor = at(answer, 'data', 'property', 'visitor')
  const history = at(visitor, 'history') ?? visitor
  if (!Object.values(historyNames).some((name) => at(history, name) !== undefined)) throw invalidResponse(host)
  return readVisitor(visitor as Record<string, unknown>, history)
}

function readVisitor({ segment, ipAddress, ipLocation, force }: Record<string, unknown>, history: unknown) {
  const entries = Object.entries(historyNames).map(([ours, theirs]) => [ours, at(history, theirs)])
  return {
    ipAddress: ipAddress ?? '',
    location: ipLocation ?? {},
    segments: segment ?? null,
    history: Object.fromEntries(entries),
    force: force === true,
  } as LookupAnswer
}

function at(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>((each, step) => (each as Record<string, unknown> | null | undefined)?.[step], value)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
