import { findSku } from '../../basket/find-sku.ts'
import type { Locale } from '../../locales/locale.ts'
import { textIn } from '../../locales/text-in.ts'
import { textsFor } from '../../locales/texts.ts'
import { firstValue, type ListingQuery } from '../listing/query.ts'
import type { LoadedPage } from '../page-data.ts'
import type { BasketContent } from './basket-content.ts'

/** Loads the basket page (SHOP-07). Its query has the result of a change that was sent without script. */
export function loadBasket(locale: Locale, query: ListingQuery): LoadedPage {
  return {
    path: 'cart',
    type: 'basket',
    subtypes: [],
    title: textsFor(locale).basket.pageTitle,
    content: {
      page: 'basket',
      refused: firstValue(query.refused),
      removed: removedLine(locale, firstValue(query.removed) ?? ''),
    },
  }
}

function removedLine(locale: Locale, sku: string): BasketContent['removed'] {
  const found = findSku(sku)
  return found && { sku, name: textIn(found.product.name, locale) }
}
