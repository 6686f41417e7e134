import type { Localised, ShopLanguageName } from '../products/product.ts'

/** Where English is written the North American way. */
const northAmerica = ['us', 'ca']

/** A product's text as a locale says it: a trainer in uk/en is a sneaker in us/en and ca/en (SHOP-79). */
export function textIn(
  text: Localised,
  { country, language }: { country: string; language: ShopLanguageName },
): string {
  return language === 'en' && text.us !== undefined && northAmerica.includes(country) ? text.us : text[language]
}
