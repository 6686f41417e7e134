import { AccountPage } from './account/account-page.tsx'
import { BasketPage } from './basket/basket-page.tsx'
import { CategoryPage } from './category/category-page.tsx'
import { CheckoutPage } from './checkout/checkout-page.tsx'
import { ConfirmationPage } from './checkout/confirmation-page.tsx'
import { HelpPage } from './help/help-page.tsx'
import { HomePage } from './home/home-page.tsx'
import { LegalPage } from './legal/legal-page.tsx'
import { NotFoundPage } from './not-found/not-found-page.tsx'
import type { PageContent } from './page-data.ts'
import { ProductPage } from './product/product-page.tsx'
import { SearchPage } from './search/search-page.tsx'
import { WishlistPage } from './wishlist/wishlist-page.tsx'

/** The component for each kind of page. */
export function Page({ content }: { content: PageContent }) {
  switch (content.page) {
    case 'home':
      return <HomePage content={content} />
    case 'category':
      return <CategoryPage content={content} />
    case 'product':
      return <ProductPage content={content} />
    case 'basket':
      return <BasketPage content={content} />
    case 'checkout':
      return <CheckoutPage content={content} />
    case 'confirmation':
      return <ConfirmationPage content={content} />
    case 'search':
      return <SearchPage content={content} />
    case 'account':
      return <AccountPage />
    case 'help':
      return <HelpPage />
    case 'legal':
      return <LegalPage content={content} />
    case 'wishlist':
      return <WishlistPage content={content} />
    case 'not-found':
      return <NotFoundPage />
  }
}
