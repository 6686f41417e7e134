import type { Locale, ShopLanguage } from './locale.ts'
import { en, type Texts } from './texts/en.ts'
import { enUs } from './texts/en-us.ts'

const byLanguage: Record<ShopLanguage, Texts> = { en }
const byTag: Partial<Record<string, Texts>> = { 'en-US': enUs }

/** Every word of the shop's interface in this locale: its own wording where it has one, else that of its language. */
export function textsFor(locale: Locale): Texts {
  return byTag[locale.tag] ?? byLanguage[locale.language]
}
