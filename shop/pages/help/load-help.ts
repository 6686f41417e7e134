import type { Locale } from '../../locales/locale.ts'
import { textsFor } from '../../locales/texts.ts'
import type { LoadedPage } from '../page-data.ts'

/** Loads the help page with delivery and returns (SHOP-11). */
export function loadHelp(locale: Locale): LoadedPage {
  const texts = textsFor(locale).help
  return {
    path: 'help',
    type: 'help',
    subtypes: [],
    title: texts.pageTitle,
    description: texts.intro,
    content: { page: 'help' },
  }
}
