import { categories } from '../../products/product.ts'
import { categoryPath } from '../parts/category-path.ts'
import { ContentSlot } from '../parts/content-slot.tsx'
import { ProductCard } from '../parts/product-card.tsx'
import { useShop } from '../shop-context.tsx'
import { type CategoryContent, listStep } from './category-content.ts'
import { StyleLinks } from './style-links.tsx'

/** How many pictures of a list may be in view when the page opens. */
const inFirstView = 4

export function CategoryPage({ content }: { content: CategoryContent }) {
  const { texts } = useShop()
  const { category, cards } = content
  return (
    <div className="listing">
      <ContentSlot name="listing-top">
        <div className="listing-head">
          <h1>{category === 'all' ? texts.category.all : texts.categories[category]}</h1>
          <p>{texts.categoryIntros[category]}</p>
        </div>
      </ContentSlot>
      {category === 'all' && <CategoryLinks />}
      <div className="listing-bar">
        <StyleLinks content={content} />
        <p className="quiet">{texts.category.count(content.count)}</p>
      </div>
      <ul className="grid" data-anchor="productGrid">
        {cards.map((card, index) => (
          <ProductCard key={card.productId} card={card} inGrid eager={index < inFirstView} />
        ))}
      </ul>
      {cards.length < content.count && <ShowMore content={content} />}
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
            <a href={path(categoryPath(category))}>{texts.categories[category]}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ShowMore({ content: { category, silhouette, cards, count } }: { content: CategoryContent }) {
  const { path, texts } = useShop()
  const address = path(categoryPath(category, silhouette))
  const more = `${address}${silhouette ? '&' : '?'}show=${cards.length + listStep}`
  return (
    <div className="show-more">
      <p className="quiet">{texts.category.shown(cards.length, count)}</p>
      <a className="button button-quiet" href={more}>
        {texts.category.more}
      </a>
    </div>
  )
}
