import { type EmittedEvent, withoutNamespace } from '../../contract/event.ts'
import { limits } from '../limits.ts'

/** The facts that decide whether an event is sent (EV-11). */
export type SendFacts = {
  /** Whether the visitor has denied consent to tracking (BC-02). */
  isDenied: boolean
  isBot: boolean
  trackingDisabled?: boolean
  /** The visitor's IP address, if known, and the addresses from which no events are sent (EV-13). */
  ipAddress: string
  ipBlocklist: readonly string[]
  /**
   * Whether this property sends fewer events, the visitor's sample value, and the types that are still sent (EV-14).
   */
  lite: boolean
  sample: number
  liteTypes: readonly string[]
  /** A further type that counts as a user event (EV-18). */
  userType?: string
  /** The kinds of product lists whose collection is switched off (EV-15). */
  notCollected: readonly string[]
}

/** Why an event is not sent; undefined when it is. */
export type SendRefusal = string | undefined

/** The reasons for not sending an event, in the order in which they are checked. */
const reasons: Record<string, (facts: SendFacts, event: EmittedEvent) => boolean> = {
  'consent denied': ({ isDenied }) => isDenied,
  // Except for the one event that reports the bot (EV-12).
  bot: ({ isBot }, { meta, code }) => isBot && !(meta.type === 'qubit.debug' && code === 'bot'),
  'blocked address': ({ ipAddress, ipBlocklist }) =>
    ipAddress !== '' && ipBlocklist.some((blocked) => withoutQuery(blocked) === withoutQuery(ipAddress)),
  'tracking disabled': ({ trackingDisabled = false }) => trackingDisabled,
  'lite mode': ({ lite, sample, liteTypes, userType }, { meta }) => {
    const type = withoutNamespace(meta.type)
    return lite && sample <= limits.liteSample && !liteTypes.includes(type === userType ? 'ecUser' : type)
  },
  'not collected': ({ notCollected }, event) => notCollected.includes(kindOf(event)),
}

/**
 * Returns why an event may not be sent, undefined when it may. Handlers, counters and experiences use the event in either
 * case.
 */
export function refuseEvent(facts: SendFacts, event: EmittedEvent): SendRefusal {
  return Object.keys(reasons).find((reason) => reasons[reason]?.(facts, event))
}

/** Returns listing, search or recommendation for an event of such a list. */
function kindOf({ meta, eventType }: EmittedEvent): string {
  const type = withoutNamespace(meta.type)
  if (type === 'ecSearch') return 'search'
  return type === 'ecProduct' ? String(eventType) : ''
}

function withoutQuery(address: string): string {
  return address.trim().toLowerCase()
}
