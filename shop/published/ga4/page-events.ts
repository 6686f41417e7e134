import type { EventOf } from '../published-event.ts'
import type { Ga4Entry } from './ga4-entry.ts'

export function ga4PageView({ type, subtypes, language, country, currency }: EventOf<'view'>): Ga4Entry[] {
  return [{ event: 'page_view', page_type: type, page_subtypes: subtypes, language, page_country: country, currency }]
}

/** GA4 has no event for a known visitor: a custom event carries the fields that it names. */
export function ga4User({ id, email, membership }: EventOf<'user'>): Ga4Entry[] {
  return [
    {
      event: 'user_known',
      user_id: id,
      user_data: { email },
      user_properties: { membership_type: membership },
    },
  ]
}

export function ga4Search({ text, resultCount }: EventOf<'search'>): Ga4Entry[] {
  return [{ event: 'search', search_term: text, result_count: resultCount }]
}
