import { pageBackground } from '../../kit/change/page-background.ts'

type Props = { cart: string; onFollow: () => void; onContinue: () => void }

/** The way to the bag, and the way on; in the colours of the page. */
export function ViewBagPrompt({ cart, onFollow, onContinue }: Props) {
  const background = pageBackground()
  return (
    <div className="product-view-bag-prompt" lang="en" style={{ backgroundColor: background }}>
      <a className="product-view-bag-link" href={cart} onClick={onFollow}>
        <span style={{ color: background }}>View bag</span>
      </a>
      <button type="button" className="product-view-bag-continue" onClick={onContinue}>
        Continue shopping
      </button>
    </div>
  )
}
