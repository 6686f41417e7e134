import { isFields } from '../../contract/json.ts'

/**
 * A shop front: products are stored, counted and recommended separately for each. A part is empty where the view does
 * not give it.
 */
export type ItemLocale = { language: string; country: string; currency: string }

export const noLocale: ItemLocale = { language: '', country: '', currency: '' }

/** Returns the locale of a view, from its event or from the attributes of a placement request. */
export function localeOf(view: unknown): ItemLocale {
  const { language, country, currency } = isFields(view) ? view : {}
  return { language: partOf(language), country: partOf(country), currency: partOf(currency) }
}

/** Returns the key of a locale in the store. */
export function localeKey({ language, country, currency }: ItemLocale): string {
  return `${language}/${country}/${currency}`
}

/** Returns the locale of a key. */
export function localeFrom(key: string): ItemLocale {
  const [language = '', country = '', currency = ''] = key.split('/')
  return { language, country, currency }
}

// Accepts only language, country and currency tags, because anything else would let clients create any number of
// locales in the store.
function partOf(part: unknown): string {
  return typeof part === 'string' && /^[A-Za-z0-9_-]{1,16}$/.test(part) ? part : ''
}
