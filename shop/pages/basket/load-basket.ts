import type { Locale } from '../../locales/locale.ts'
import { textsFor } from '../../locales/texts.ts'
import type { LoadedPage } from '../page-data.ts'

/** The basket page (SHOP-07). `refused` names why a change sent without script was refused. */
export function loadBasket(locale: Locale, refused?: string): LoadedPage {
  return {
    path: 'cart',
    type: 'basket',
    subtypes: [],
    title: textsFor(locale).basket.pageTitle,
    content: { page: 'basket', refused },
  }
}
