import type { Locale, ShopLanguage } from './locale.ts'
import { de } from './texts/de.ts'
import { en, type Texts } from './texts/en.ts'
import { enCa } from './texts/en-ca.ts'
import { enUs } from './texts/en-us.ts'
import { fr } from './texts/fr.ts'
import { frCa } from './texts/fr-ca.ts'
import { it } from './texts/it.ts'

const byLanguage: Record<ShopLanguage, Texts> = { en, fr, de, it }
const byTag: Partial<Record<string, Texts>> = { 'en-US': enUs, 'en-CA': enCa, 'fr-CA': frCa }

/** Returns the interface texts of this locale: its own where it has them, otherwise those of its language. */
export function textsFor(locale: Locale): Texts {
  return byTag[locale.tag] ?? byLanguage[locale.language]
}
