import { type ReactNode, useState } from 'react'
import { Slot } from '../../../slots/wrapper/slot.ts'
import { Drawer } from '../parts/drawer.tsx'
import { useShop } from '../shop-context.tsx'
import { ChosenFilters } from './chosen-filters.tsx'
import { FilterBar } from './filter-bar.tsx'
import { FilterForm } from './filter-form.tsx'
import { GridItem } from './grid-item.tsx'
import { ShowMore } from './show-more.tsx'
import type { Listing } from './use-listing.ts'
import { useWide } from './use-wide.ts'

/** How many pictures of a list may be in view when the page opens. */
const inFirstView = 4

/** The list with its filters: in a side column on computers, in a panel on phones (SHOP-57, SHOP-64). */
export function ProductList({ listing, children }: { listing: Listing; children?: ReactNode }) {
  const { texts } = useShop()
  const [columns, setColumns] = useState<1 | 2>(2)
  const [open, setOpen] = useState({ panel: false, column: true })
  const wide = useWide()
  const { cards, count } = listing.content

  function toggleFilters() {
    if (wide) setOpen(({ column }) => ({ panel: false, column: !column }))
    else setOpen(({ column }) => ({ panel: true, column }))
  }

  const closePanel = () => setOpen(({ column }) => ({ panel: false, column }))

  return (
    <>
      <div className="list-area" data-column={open.column} aria-busy={listing.busy}>
        <FilterBar
          listing={listing}
          columns={columns}
          onColumns={setColumns}
          expanded={wide === undefined ? undefined : wide ? open.column : open.panel}
          onFilter={toggleFilters}
        />
        <aside className="filter-column" aria-label={texts.listing.filters}>
          <FilterForm listing={listing} />
        </aside>
        <div className="list-main">
          <div className="list-status">
            {children}
            <p className="quiet">{texts.category.count(count)}</p>
          </div>
          <ChosenFilters listing={listing} />
          {count === 0 && <p className="list-nothing">{texts.listing.nothing}</p>}
          <ul className="grid" data-anchor="productGrid" data-columns={columns}>
            {cards.map((card, index) => (
              <Slot key={card.productId} id="grid-item" card={card}>
                <GridItem card={card} eager={index < inFirstView} />
              </Slot>
            ))}
          </ul>
        </div>
      </div>
      <ShowMore listing={listing} />
      <p className="hidden-text" role="status">
        {listing.said}
      </p>
      <Drawer id="filter-panel" side="left" title={texts.listing.filters} open={open.panel} onClose={closePanel}>
        <FilterForm listing={listing} />
        <div className="filter-panel-foot">
          <button type="button" className="button" onClick={closePanel}>
            {texts.listing.show(count)}
          </button>
        </div>
      </Drawer>
    </>
  )
}
