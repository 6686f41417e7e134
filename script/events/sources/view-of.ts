import type { UnknownFields } from '../../../contract/json.ts'
import type { View } from '../../../contract/shop-events.ts'
import { readText, readTexts } from './read-value.ts'
import { omitUndefined } from './source-entry.ts'

/** What parameters say of a page, by the names in `docs/event-sources.md`; only what they say. */
export function viewOf({ page_type, page_subtypes, language, page_country, currency }: UnknownFields): Partial<View> {
  return omitUndefined({
    type: readText(page_type),
    subtypes: readTexts(page_subtypes),
    language: readText(language),
    country: readText(page_country),
    currency: readText(currency),
  })
}
