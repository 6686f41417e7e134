import { ListLink } from '../listing/list-link.tsx'
import { replaceChoice } from '../listing/toggle-choice.ts'
import type { Listing } from '../listing/use-listing.ts'
import { useShop } from '../shop-context.tsx'

/** Links to the list of one silhouette each, at addresses of their own and without other filters. */
export function StyleLinks({ listing }: { listing: Listing }) {
  const { texts } = useShop()
  const { content } = listing
  if (content.page !== 'category' || content.silhouettes.length < 2) return null
  const kept = content.choice.filter(([name]) => name === 'sort')
  return (
    <nav className="pills" aria-label={texts.category.styles}>
      <ul className="pill-list">
        <li>
          <ListLink className="pill" listing={listing} choice={kept} current={!content.silhouette}>
            {texts.category.every}
          </ListLink>
        </li>
        {content.silhouettes.map(({ silhouette, count }) => (
          <li key={silhouette}>
            <ListLink
              className="pill"
              listing={listing}
              choice={replaceChoice(kept, 'type', silhouette)}
              current={content.silhouette === silhouette}
            >
              {texts.silhouettes[silhouette]} <span className="pill-count">{count}</span>
            </ListLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
