import { BasketPage } from './basket/basket-page.tsx'
import { CategoryPage } from './category/category-page.tsx'
import { HomePage } from './home/home-page.tsx'
import { NotFoundPage } from './not-found/not-found-page.tsx'
import type { PageContent } from './page-data.ts'
import { ProductPage } from './product/product-page.tsx'

/** The component of each kind of page. */
export function Page({ content }: { content: PageContent }) {
  switch (content.page) {
    case 'home':
      return <HomePage content={content} />
    case 'category':
      return <CategoryPage content={content} />
    case 'product':
      return <ProductPage content={content} />
    case 'basket':
      return <BasketPage refused={content.refused} />
    case 'not-found':
      return <NotFoundPage />
  }
}
