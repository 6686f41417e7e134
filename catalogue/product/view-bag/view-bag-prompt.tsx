import { pageBackground } from '../../kit/change/page-background.ts'
import { sayText, spokenLanguage } from '../../kit/words/say.ts'

type Props = { cart: string; product: string; onFollow: () => void; onContinue: () => void }

/** Draws a link to the bag and a button to continue, in the colours of the page. */
export function ViewBagPrompt({ cart, product, onFollow, onContinue }: Props) {
  const background = pageBackground()
  return (
    <div className="product-view-bag-prompt" lang={spokenLanguage()} style={{ backgroundColor: background }}>
      <p className="product-view-bag-words">
        <b>{sayText('In your bag')}</b>
        {product && <span lang={document.documentElement.lang}>{product}</span>}
      </p>
      <a className="product-view-bag-link instep-button instep-button-main" href={cart} onClick={onFollow}>
        {sayText('View bag')}
      </a>
      <button type="button" className="product-view-bag-continue instep-button" onClick={onContinue}>
        {sayText('Continue shopping')}
      </button>
    </div>
  )
}
