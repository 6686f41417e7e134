import { Suspense, useMemo } from 'react'
import { formatLimit, formatMoney } from '../locales/format-money.ts'
import { findLocale, localePath } from '../locales/locale.ts'
import { textsFor } from '../locales/texts.ts'
import { BagProvider } from './bag/bag-context.tsx'
import { Footer } from './frame/footer.tsx'
import { Header } from './header/header.tsx'
import { Page } from './page.tsx'
import type { PageData } from './page-data.ts'
import { ShopProvider } from './shop-context.tsx'

/**
 * The whole page between <body> and </body>, drawn alike by the server and the browser. The boundaries are walls: a
 * foreign change before hydration makes React draw one of them anew, not the page. Each part stays a direct child of
 * the container, where React also bears foreign siblings.
 */
export function Shop({ page }: { page: PageData }) {
  const shop = useMemo(() => shopOf(page), [page])
  return (
    <ShopProvider value={shop}>
      <BagProvider initial={page.basket}>
        <a className="skip-link" href="#content">
          {shop.texts.skipLink}
        </a>
        <Suspense>
          <Header />
        </Suspense>
        <Suspense>
          <main id="content" className={`main main-${page.content.page}`} data-anchor="mainContent" tabIndex={-1}>
            <Page content={page.content} />
          </main>
        </Suspense>
        <Suspense>
          <Footer />
        </Suspense>
      </BagProvider>
    </ShopProvider>
  )
}

function shopOf(page: PageData) {
  const locale = findLocale(page.country, page.language)
  if (!locale) throw new Error(`The shop has no locale ${page.country}/${page.language}.`)
  return {
    page,
    locale,
    texts: textsFor(locale),
    money: (amount: number) => formatMoney(amount, locale),
    limit: (amount: number) => formatLimit(amount, locale),
    path: (to?: string) => localePath(locale, to),
  }
}
