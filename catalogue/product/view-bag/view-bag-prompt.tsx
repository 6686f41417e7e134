import { pageBackground } from '../../kit/change/page-background.ts'
import * as texts from './texts.ts'

type Props = { cart: string; onFollow: () => void; onContinue: () => void }

/** Draws a link to the bag and a button to continue, in the colours of the page. */
export function ViewBagPrompt({ cart, onFollow, onContinue }: Props) {
  const background = pageBackground()
  return (
    <div className="product-view-bag-prompt" lang="en" style={{ backgroundColor: background }}>
      <a className="product-view-bag-link" href={cart} onClick={onFollow}>
        <span style={{ color: background }}>{texts.viewBag}</span>
      </a>
      <button type="button" className="product-view-bag-continue" onClick={onContinue}>
        {texts.continueShopping}
      </button>
    </div>
  )
}
