import type { Localised, ShopLanguageName } from '../products/product.ts'

/** The locales with North American English. */
const northAmerica = ['us', 'ca']

/** Returns a product's text for a locale: a trainer in uk/en is a sneaker in us/en and ca/en (SHOP-79). */
export function textIn(
  text: Localised,
  { country, language }: { country: string; language: ShopLanguageName },
): string {
  return language === 'en' && text.us !== undefined && northAmerica.includes(country) ? text.us : text[language]
}
