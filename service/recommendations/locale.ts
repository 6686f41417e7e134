import { isFields } from '../../contract/json.ts'

/** A shop front: products are known, counted and recommended in each apart. Empty where the view does not say. */
export type ItemLocale = { language: string; country: string; currency: string }

export const noLocale: ItemLocale = { language: '', country: '', currency: '' }

/** The locale of a view, from its event or from the attributes of a question. */
export function localeOf(view: unknown): ItemLocale {
  const { language, country, currency } = isFields(view) ? view : {}
  return { language: partOf(language), country: partOf(country), currency: partOf(currency) }
}

/** For the store: one text for each locale. */
export function localeKey({ language, country, currency }: ItemLocale): string {
  return `${language}/${country}/${currency}`
}

/** A locale from its text. */
export function localeFrom(key: string): ItemLocale {
  const [language = '', country = '', currency = ''] = key.split('/')
  return { language, country, currency }
}

// What is not a tag would open the store to as many locales as somebody likes to invent.
function partOf(part: unknown): string {
  return typeof part === 'string' && /^[A-Za-z0-9_-]{1,16}$/.test(part) ? part : ''
}
