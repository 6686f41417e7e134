import type { Locale } from '../locales/locale.ts'
import type { PageData } from '../pages/page-data.ts'
import type { PublishedEvent } from './published-event.ts'

/** The one view event of a page (SHOP-96). Country and language are those of the path. */
export function viewEvent({ type, subtypes }: Pick<PageData, 'type' | 'subtypes'>, locale: Locale): PublishedEvent {
  const { country, language, currency } = locale
  return { kind: 'view', type, subtypes, language, country, currency }
}
