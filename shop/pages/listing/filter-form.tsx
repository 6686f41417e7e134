import { Icon } from '../parts/icon.tsx'
import { useShop } from '../shop-context.tsx'
import { FamilyDot } from './family-dot.tsx'
import type { Filter } from './listing-content.ts'
import { toggleChoice } from './toggle-choice.ts'
import type { Listing } from './use-listing.ts'

/** The filters; each choice redraws the list at once. Without script the form is sent with its button. */
export function FilterForm({ listing }: { listing: Listing }) {
  const { texts } = useShop()
  const { filters, choice } = listing.content
  const filterNames = filters.map(({ name }) => name as string)
  return (
    <form className="filters" action={listing.addressOf([])}>
      {choice
        .filter(([name]) => !filterNames.includes(name))
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      {filters.map((filter) => (
        <FilterGroup key={filter.name} filter={filter} listing={listing} />
      ))}
      <button type="submit" className="button without-script">
        {texts.listing.apply}
      </button>
    </form>
  )
}

/** The most characters of a label beside which others have room in the filters' column. */
const shortLabel = 8

function FilterGroup({ filter: { name, options }, listing }: { filter: Filter; listing: Listing }) {
  const { texts } = useShop()
  const title = texts.listing.groups[name]
  return (
    <details
      className="filter-group"
      data-filter={name}
      data-long={options.some(({ label }) => label.length > shortLabel)}
      open
    >
      <summary>
        <span data-anchor="filterText">{title}</span> <Icon name="chevron" />
      </summary>
      <fieldset>
        <legend className="hidden-text">{title}</legend>
        {options.map(({ value, label, count, chosen }) => (
          <label key={value} className="filter-option">
            <input
              type="checkbox"
              name={name}
              value={value}
              checked={listing.choice.some((pair) => pair[0] === name && pair[1] === value)}
              disabled={count === 0 && !chosen}
              onChange={() => listing.choose(toggleChoice(listing.choice, name, value))}
            />
            {name === 'colour' && <FamilyDot family={value} />}
            <span data-anchor="filterText">{label}</span> <span className="filter-count">{count}</span>
          </label>
        ))}
      </fieldset>
    </details>
  )
}
