import type { Page } from '../browser/page.ts'
import { createPoll } from '../browser/poll.ts'
import { pollNeedsOf } from '../browser/poll-needs.ts'
import { limits } from '../limits.ts'
import type { Interceptor } from './bus.ts'

export type MarketingSegments = { path?: string; type?: string }

/** Matches user event types, with or without a namespace. */
export const userEvents = /^(?:.+\.)?ecUser$/

/**
 * Creates an interceptor that holds user events until the marketing platform's segments are available, for at most 5 s
 * (EV-18).
 */
export function holdForSegments(page: Page, settings: MarketingSegments): Interceptor {
  const needs = pollNeedsOf(page)
  const poll = createPoll(needs)
  const { path: where = 'marketingSegments', type = 'ecUserSegments' } = settings
  const checkSegments = () => {
    const segments = needs.path(where) ?? undefined
    return segments !== undefined && { segments }
  }
  return async (event) => {
    try {
      const found = (await poll(checkSegments, { timeout: limits.segmentsMs })) as { segments: unknown }
      return { ...event, ...found, meta: { ...event.meta, type } }
    } catch {
      return event
    }
  }
}
