import type { NavigationGroup } from '../data/navigation.ts'
import { categoryPath } from '../parts/category-path.ts'
import { InPlaceLink } from '../parts/in-place-link.tsx'
import { useShop } from '../shop-context.tsx'

/** The second level of a menu entry: a link to the whole category, then its silhouettes. */
export function GroupLinks({
  group: { category, silhouettes },
  className,
  onFollow,
}: {
  group: NavigationGroup
  className: string
  /** Called on a click. The menu closes, because the page may change in place. */
  onFollow: () => void
}) {
  const { path, texts } = useShop()
  return (
    <ul className={className}>
      <li>
        <InPlaceLink href={path(categoryPath(category))} from={['category']} onClick={onFollow}>
          {texts.header.all[category]}
        </InPlaceLink>
      </li>
      {silhouettes.map((silhouette) => (
        <li key={silhouette}>
          <InPlaceLink href={path(categoryPath(category, silhouette))} from={['category']} onClick={onFollow}>
            {texts.silhouettes[silhouette]}
          </InPlaceLink>
        </li>
      ))}
    </ul>
  )
}
