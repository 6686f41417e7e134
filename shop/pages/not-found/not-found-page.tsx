import { categories } from '../../products/product.ts'
import { categoryPath } from '../parts/category-path.ts'
import { useShop } from '../shop-context.tsx'

/** The page for unknown addresses (SHOP-12, SHOP-73). */
export function NotFoundPage() {
  const { path, texts } = useShop()
  return (
    <div className="not-found" data-anchor="noResults">
      <p className="not-found-code" aria-hidden="true">
        404
      </p>
      <h1>{texts.notFound.headline}</h1>
      <p>{texts.notFound.text}</p>
      <ul className="not-found-ways">
        {categories.map((category) => (
          <li key={category}>
            <a href={path(categoryPath(category))}>{texts.categories[category]}</a>
          </li>
        ))}
      </ul>
      <a className="button" href={path()}>
        {texts.notFound.home}
      </a>
    </div>
  )
}
