import type { Locale } from '../../locales/locale.ts'
import { textsFor } from '../../locales/texts.ts'
import type { LoadedPage } from '../page-data.ts'

/** The page for every address that leads nowhere (SHOP-12). Its path is the home page, where other locales lead to. */
export function loadNotFound(locale: Locale): LoadedPage {
  return {
    path: '',
    type: 'other',
    subtypes: ['notfound'],
    title: textsFor(locale).notFound.title,
    content: { page: 'not-found' },
  }
}
