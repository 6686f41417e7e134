import { categoryPath } from '../parts/category-path.ts'
import { useShop } from '../shop-context.tsx'
import type { CategoryContent } from './category-content.ts'

/** The list narrowed to one silhouette, each at its own address. */
export function StyleLinks({ content: { category, silhouette: chosen, silhouettes } }: { content: CategoryContent }) {
  const { path, texts } = useShop()
  if (silhouettes.length < 2) return null
  return (
    <nav className="style-links" aria-label={texts.category.styles}>
      <ul>
        <li>
          <a href={path(categoryPath(category))} aria-current={chosen ? undefined : 'page'}>
            {texts.category.every}
          </a>
        </li>
        {silhouettes.map(({ silhouette, count }) => (
          <li key={silhouette}>
            <a
              href={path(categoryPath(category, silhouette))}
              aria-current={chosen === silhouette ? 'page' : undefined}
            >
              {texts.silhouettes[silhouette]} <span className="style-count">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
