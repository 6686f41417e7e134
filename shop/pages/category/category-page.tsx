import { categories } from '../../products/product.ts'
import { ProductList } from '../listing/product-list.tsx'
import { useListing } from '../listing/use-listing.ts'
import { categoryPath } from '../parts/category-path.ts'
import { ContentSlot } from '../parts/content-slot.tsx'
import { InPlaceLink } from '../parts/in-place-link.tsx'
import { useShop } from '../shop-context.tsx'
import type { CategoryContent } from './category-content.ts'
import { StyleLinks } from './style-links.tsx'

export function CategoryPage({ content }: { content: { page: 'category' } & CategoryContent }) {
  const { texts } = useShop()
  const listing = useListing(content)
  const { category } = content
  return (
    <div className="listing">
      <ContentSlot name="listing-top">
        <div className="listing-head">
          <h1>{category === 'all' ? texts.category.all : texts.categories[category]}</h1>
          <p>{texts.categoryIntros[category]}</p>
        </div>
      </ContentSlot>
      {category === 'all' && <CategoryLinks />}
      <StyleLinks listing={listing} />
      <ProductList listing={listing} />
    </div>
  )
}

function CategoryLinks() {
  const { path, texts } = useShop()
  return (
    <nav className="category-links" aria-label={texts.category.categories}>
      <ul>
        {categories.map((category) => (
          <li key={category}>
            <InPlaceLink href={path(categoryPath(category))}>{texts.categories[category]}</InPlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
