import type { Locale } from '../../locales/locale.ts'
import { textsFor } from '../../locales/texts.ts'
import type { ShopOrder } from '../../orders/order.ts'
import type { LoadedPage } from '../page-data.ts'

/** Loads the page after ordering (SHOP-10). It shows the order as it was placed, whatever the page's locale. */
export function loadConfirmation(locale: Locale, order: ShopOrder): LoadedPage {
  const { checkout } = textsFor(locale)
  return {
    path: 'checkout/confirmation',
    type: 'checkout',
    subtypes: ['confirmation'],
    title: checkout.pageTitle(checkout.confirmation.step),
    content: { page: 'confirmation', order },
  }
}
