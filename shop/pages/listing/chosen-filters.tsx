import { Icon } from '../parts/icon.tsx'
import { useShop } from '../shop-context.tsx'
import { facetNames } from './facet-names.ts'
import { ListLink } from './list-link.tsx'
import { toggleChoice } from './toggle-choice.ts'
import type { Listing } from './use-listing.ts'

/** The chosen filters, each with a link that removes it, and a link that removes all. */
export function ChosenFilters({ listing }: { listing: Listing }) {
  const { texts } = useShop()
  const { filters } = listing.content
  const { choice } = listing
  const chosen = filters.flatMap(({ name, options }) =>
    options.filter((option) => option.chosen).map(({ value, label }) => ({ name, value, label })),
  )
  if (chosen.length === 0) return null
  const cleared = choice.filter(([name]) => !facetNames.some((one) => one === name))
  return (
    <ul className="chosen-filters" aria-label={texts.listing.chosen}>
      {chosen.map(({ name, value, label }) => (
        <li key={`${name} ${value}`}>
          <ListLink
            className="chosen-filter"
            listing={listing}
            choice={toggleChoice(choice, name, value)}
            label={texts.listing.remove(label)}
          >
            {label} <Icon name="close" />
          </ListLink>
        </li>
      ))}
      <li>
        <ListLink className="link-button" listing={listing} choice={cleared}>
          {texts.listing.clear}
        </ListLink>
      </li>
    </ul>
  )
}
