import { type EmittedEvent, isViewType, withoutNamespace } from '../../contract/event.ts'
import type { Uv } from './bus.ts'

/**
 * Emits the last view again, followed by the products and the basket it shows, after its page has returned from the
 * back-forward cache and its view starts anew (BY-03). Emits the last product event of each kind and the last basket.
 */
export function emitViewAgain({ events, emit }: Uv): void {
  const at = events.map(({ meta }) => isViewType(meta.type)).lastIndexOf(true)
  const [view, ...rest] = events.slice(at < 0 ? events.length : at)
  if (view) for (const { meta, ...data } of [view, ...eventsShownAgain(rest)]) emit(meta.type, data)
}

/** Returns the events that the page would emit if it were loaded again, in their order. */
function eventsShownAgain(events: readonly EmittedEvent[]): EmittedEvent[] {
  const summaries = events.flatMap((event, at) => (kindOf(event) === 'ecBasketSummary' ? [at] : []))
  const [before = -1, last = -1] = [undefined, ...summaries].slice(-2)
  return events.filter((event, at) => {
    const kind = kindOf(event)
    if (kind === 'ecBasketSummary') return at === last
    if (kind === 'ecBasketItem') return at > before
    return kind.startsWith('ecProduct ') && !events.slice(at + 1).some((later) => kindOf(later) === kind)
  })
}

function kindOf({ meta, eventType }: EmittedEvent): string {
  const type = withoutNamespace(meta.type)
  return type === 'ecProduct' ? `${type} ${eventType}` : type
}
