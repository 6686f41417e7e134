import { type EmittedEvent, withoutNamespace } from '../../contract/event.ts'
import { limits } from '../limits.ts'

/** What decides whether an event leaves the browser (EV-11). */
export type SendFacts = {
  /** Whether the visitor has refused to be followed (BC-02). */
  isDenied: boolean
  isBot: boolean
  trackingDisabled: boolean
  /** The visitor's address, as far as it is known, and the addresses from which nothing is sent (EV-13). */
  ipAddress: string
  ipBlocklist: readonly string[]
  /** Whether this property saves on events, and the visitor's sample value and the types sent all the same (EV-14). */
  lite: boolean
  sample: number
  liteTypes: readonly string[]
  /** Another type of user events (EV-18). */
  userType?: string
  /** Kinds of product lists whose collection is switched off (EV-15). */
  notCollected: readonly string[]
}

export type SendAnswer = { sends: true } | { sends: false; because: string }

/** Each row is a reason, in the order they are asked. */
const reasons: Record<string, (facts: SendFacts, event: EmittedEvent) => boolean> = {
  'consent denied': ({ isDenied }) => isDenied,
  // But for the one event that tells of it (EV-12).
  bot: ({ isBot }, { meta, code }) => isBot && !(meta.type === 'qubit.debug' && code === 'bot'),
  'blocked address': ({ ipAddress, ipBlocklist }) =>
    ipAddress !== '' && ipBlocklist.some((blocked) => withoutQuery(blocked) === withoutQuery(ipAddress)),
  'tracking disabled': ({ trackingDisabled }) => trackingDisabled,
  'lite mode': ({ lite, sample, liteTypes, userType }, { meta }) => {
    const type = withoutNamespace(meta.type)
    return lite && sample <= limits.liteSample && !liteTypes.includes(type === userType ? 'ecUser' : type)
  },
  'not collected': ({ notCollected }, event) => notCollected.includes(kindOf(event)),
}

/** Whether an event may be sent. Handlers, counters and experiences work with it in either case. */
export function maySend(facts: SendFacts, event: EmittedEvent): SendAnswer {
  const because = Object.keys(reasons).find((reason) => reasons[reason]?.(facts, event))
  return because ? { sends: false, because } : { sends: true }
}

/** listing, search or recommendation for the events of such lists. */
function kindOf({ meta, eventType }: EmittedEvent): string {
  const type = withoutNamespace(meta.type)
  if (type === 'ecSearch') return 'search'
  return type === 'ecProduct' ? String(eventType) : ''
}

function withoutQuery(address: string): string {
  return address.trim().toLowerCase()
}
