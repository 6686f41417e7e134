import { useState } from 'react'
import { useBag } from '../bag/bag-context.tsx'
import { Drawer } from '../parts/drawer.tsx'
import { Icon } from '../parts/icon.tsx'
import { openInstead } from '../parts/open-instead.ts'
import { useShop } from '../shop-context.tsx'
import { MiniCartContents } from './mini-cart-contents.tsx'

/** The bag button with its count, and the panel that it opens (SHOP-21). Without script it leads to the basket page. */
export function MiniCart() {
  const { path, texts } = useShop()
  const { contents } = useBag()
  const [open, setOpen] = useState(false)
  return (
    <div className="mini-cart" data-anchor="miniCart" data-active={open}>
      <form action={path('cart')} onSubmit={openInstead(() => setOpen(true))}>
        <button
          type="submit"
          className="icon-button bag-button"
          aria-label={texts.bag.button(contents.quantity)}
          aria-haspopup="dialog"
          aria-expanded={open}
        >
          <Icon name="bag" />
          {contents.quantity > 0 && <span className="bag-count">{contents.quantity}</span>}
        </button>
      </form>
      <Drawer id="mini-cart" side="right" title={texts.bag.title} open={open} onClose={() => setOpen(false)}>
        <MiniCartContents contents={contents} />
      </Drawer>
    </div>
  )
}
