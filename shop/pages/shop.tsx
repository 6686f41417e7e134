import { useMemo } from 'react'
import { Slot } from '../../slots/wrapper/slot.ts'
import { formatLimit, formatMoney } from '../locales/format-money.ts'
import { findLocale, localePath } from '../locales/locale.ts'
import { textsFor } from '../locales/texts.ts'
import { WishlistProvider } from '../wishlist/wishlist-context.tsx'
import { BagProvider } from './bag/bag-context.tsx'
import { TypedProvider } from './checkout/typed-context.tsx'
import { AlertBox } from './frame/alert-box.tsx'
import { Footer } from './frame/footer.tsx'
import { Header } from './header/header.tsx'
import { usePage } from './navigation/use-page.ts'
import { NavigationProvider } from './navigation-context.tsx'
import { Page } from './page.tsx'
import type { PageContent, PageData } from './page-data.ts'
import { Boundary } from './parts/boundary.tsx'
import { Wall } from './parts/wall.tsx'
import { ShopProvider } from './shop-context.tsx'

/**
 * The whole page between <body> and </body>, rendered alike by the server and the browser. The boundaries isolate
 * errors: if other code changes something before or after hydration, React renders one part again, not the page. Each
 * part stays a direct child of the container, where React also tolerates foreign siblings, and stays mounted when the
 * page changes.
 */
export function Shop({ page: loaded }: { page: PageData }) {
  const { page, navigate } = usePage(loaded)
  const shop = useMemo(() => shopOf(page), [page])
  return (
    <ShopProvider value={shop}>
      <NavigationProvider value={navigate}>
        <BagProvider initial={page.basket}>
          <WishlistProvider initial={page.wishlist}>
            <TypedProvider>
              <a className="skip-link" href="#content">
                {shop.texts.skipLink}
              </a>
              <Boundary>
                <Wall>
                  <Slot id="header">
                    <Header />
                  </Slot>
                </Wall>
              </Boundary>
              <Boundary>
                <main id="content" className={`main main-${page.content.page}`} data-anchor="mainContent" tabIndex={-1}>
                  <AlertBox />
                  <Wall>
                    <div key={subjectOf(page.content)} className="page">
                      <Page content={page.content} />
                    </div>
                  </Wall>
                </main>
              </Boundary>
              <Boundary>
                <Wall>
                  <Footer />
                </Wall>
              </Boundary>
            </TypedProvider>
          </WishlistProvider>
        </BagProvider>
      </NavigationProvider>
    </ShopProvider>
  )
}

/**
 * What the page is about. When it changes, its one element is replaced with everything in it, including what other code
 * has put or moved there. The same subject, filtered or one step further, is updated in place.
 */
function subjectOf(content: PageContent): string {
  if (content.page === 'category') return `category ${content.category}`
  if (content.page === 'product') return `product ${content.productId}`
  return content.page
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
