import type { Locale } from '../../locales/locale.ts'
import { textsFor } from '../../locales/texts.ts'
import type { LoadedPage } from '../page-data.ts'

/** The account page (SHOP-11). Whether the visitor is logged in is of the frame, as every page shows it. */
export function loadAccount(locale: Locale): LoadedPage {
  return {
    path: 'account',
    type: 'account',
    subtypes: [],
    title: textsFor(locale).account.pageTitle,
    content: { page: 'account' },
  }
}
