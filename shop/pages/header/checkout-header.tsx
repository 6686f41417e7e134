import { useBag } from '../bag/bag-context.tsx'
import { Icon } from '../parts/icon.tsx'
import { useShop } from '../shop-context.tsx'

/** The header of the checkout: nothing in it leads away from the order except the bag and the help. */
export function CheckoutHeader() {
  const { path, texts } = useShop()
  const { contents } = useBag()
  return (
    <header className="header header-plain" data-anchor="header">
      <div className="header-row">
        <a className="logo" href={path()} aria-label={texts.header.home}>
          {texts.name}
        </a>
        <nav className="header-ways" aria-label={texts.checkout.ways}>
          <a href={path('help')}>{texts.checkout.help}</a>
          <a className="header-bag" href={path('cart')}>
            <span className="bag-button">
              <Icon name="bag" />
              {contents.quantity > 0 && (
                <span className="bag-count" aria-hidden="true">
                  {contents.quantity}
                </span>
              )}
            </span>
            <span className="header-bag-words">{texts.checkout.backToBag}</span>
          </a>
        </nav>
      </div>
    </header>
  )
}
