import type { NavigationGroup } from '../data/navigation.ts'
import { categoryPath } from '../parts/category-path.ts'
import { useShop } from '../shop-context.tsx'

/** The second level of one menu entry: all of the category, then its silhouettes. */
export function GroupLinks({
  group: { category, silhouettes },
  className,
}: {
  group: NavigationGroup
  className: string
}) {
  const { path, texts } = useShop()
  return (
    <ul className={className}>
      <li>
        <a href={path(categoryPath(category))}>{texts.header.all(texts.categories[category])}</a>
      </li>
      {silhouettes.map((silhouette) => (
        <li key={silhouette}>
          <a href={path(categoryPath(category, silhouette))}>{texts.silhouettes[silhouette]}</a>
        </li>
      ))}
    </ul>
  )
}
