import type { UnknownFields } from '../../../contract/json.ts'
import type { View } from '../../../contract/shop-events.ts'
import { readCurrency, readText, readTexts } from './read-value.ts'
import { omitUndefined } from './source-entry.ts'

/** Returns the view fields that the parameters contain, by the names in `docs/event-sources.md`. */
export function viewOf({ page_type, page_subtypes, language, page_country, currency }: UnknownFields): Partial<View> {
  return omitUndefined({
    type: readText(page_type),
    subtypes: readTexts(page_subtypes),
    language: readText(language),
    country: readText(page_country),
    currency: readCurrency(currency),
  })
}
