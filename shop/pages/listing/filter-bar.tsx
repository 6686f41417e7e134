import { type ChangeEvent, useId } from 'react'
import { Icon } from '../parts/icon.tsx'
import { useShop } from '../shop-context.tsx'
import { sorts } from './sort-products.ts'
import { replaceChoice } from './toggle-choice.ts'
import type { Listing } from './use-listing.ts'

type Props = {
  listing: Listing
  columns: 1 | 2
  onColumns: (columns: 1 | 2) => void
  /** Whether the filters are open: the panel on phones, the side column otherwise; undefined before that is known. */
  expanded: boolean | undefined
  onFilter: () => void
}

/** The bar above the grid: filter, sort and, on phones, the grid icon (SHOP-63 to SHOP-67). */
export function FilterBar({ listing, columns, onColumns, expanded, onFilter }: Props) {
  const { texts } = useShop()
  const chosen = listing.content.filters.flatMap(({ options }) => options.filter((option) => option.chosen)).length
  const other = columns === 2 ? 1 : 2
  return (
    <div className="filter-bar" data-anchor="filterBar">
      <button
        type="button"
        className="bar-button with-script"
        data-anchor="filterButton"
        aria-expanded={expanded}
        onClick={onFilter}
      >
        <Icon name="filter" />
        <span data-anchor="filterText">{texts.listing.filter}</span>
        {chosen > 0 && <span className="bar-count">{chosen}</span>}
      </button>
      <SortControl listing={listing} />
      <button
        type="button"
        className="icon-button grid-toggle with-script"
        data-anchor="gridToggle"
        aria-label={other === 1 ? texts.listing.oneColumn : texts.listing.twoColumns}
        onClick={() => onColumns(other)}
      >
        <Icon name={other === 1 ? 'one-column' : 'two-columns'} />
      </button>
    </div>
  )
}

function SortControl({ listing }: { listing: Listing }) {
  const { texts } = useShop()
  const id = useId()
  const { choice } = listing
  const sort = choice.find(([name]) => name === 'sort')?.[1] ?? 'newest'

  function chooseSort({ target }: ChangeEvent<HTMLSelectElement>) {
    listing.choose(replaceChoice(choice, 'sort', target.value === 'newest' ? undefined : target.value))
  }

  return (
    <form className="sort" data-anchor="sortControl" action={listing.addressOf([])}>
      {replaceChoice(choice, 'sort', undefined).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={id} data-anchor="filterText">
        {texts.listing.sort}
      </label>
      <select id={id} name="sort" value={sort} data-anchor="filterText" onChange={chooseSort}>
        {sorts.map((one) => (
          <option key={one} value={one}>
            {texts.listing.sorts[one]}
          </option>
        ))}
      </select>
      <button type="submit" className="button without-script">
        {texts.listing.apply}
      </button>
    </form>
  )
}
