import type { FormEvent } from 'react'
import type { BasketContentsLine } from '../../basket/basket-contents.ts'
import { useBag } from '../bag/bag-context.tsx'
import { PictureImage } from '../parts/picture-image.tsx'
import { useShop } from '../shop-context.tsx'
import { QuantityChoice, type QuantityStep } from './quantity-choice.tsx'

/** Of fewer pairs than these there are few, for what is drawn into the row. */
const few = 6

type Props = {
  line: BasketContentsLine
  /** Called before a button changes the quantity. */
  onStep: (step: QuantityStep) => void
  onProblem: (problem: string | undefined) => void
  onSay: (words: string) => void
  onRemoved: (line: { sku: string; name: string }) => void
}

/** One sku in the basket (SHOP-50). Its forms work with and without script. */
export function BasketRow({ line, onStep, onProblem, onSay, onRemoved }: Props) {
  const { money, path, texts } = useShop()
  const { change } = useBag()
  const { sku, name } = line

  async function setQuantity(quantity: number, step: QuantityStep) {
    onStep(step)
    const refusal = await change('setQuantity', { sku, quantity: String(quantity) })
    onProblem(refusal)
    if (refusal === undefined) onSay(texts.basket.changed(name, quantity))
  }

  async function removeRow(event: FormEvent) {
    event.preventDefault()
    const refusal = await change('remove', { sku })
    onProblem(refusal)
    if (refusal === undefined) onRemoved({ sku, name })
  }

  return (
    <li
      className="basket-row"
      data-anchor="basketItem"
      data-product-id={line.productId}
      data-sku={sku}
      data-few={line.stock !== '' && line.stock < few ? '' : undefined}
    >
      {line.linked ? (
        <a className="basket-picture" href={line.href} tabIndex={-1}>
          <PictureImage picture={line.picture} eager />
        </a>
      ) : (
        <div className="basket-picture">
          <PictureImage picture={line.picture} eager />
        </div>
      )}
      <div className="basket-words">
        <h2 className="basket-name">{line.linked ? <a href={line.href}>{name}</a> : name}</h2>
        <p className="quiet">
          {texts.basket.colour}: {line.colour}
        </p>
        <p className="quiet">
          {texts.basket.size}: {line.size}
        </p>
      </div>
      <div className="basket-price">
        <p className="basket-subtotal">{money(line.subtotal)}</p>
        {line.quantity > 1 && <p className="quiet">{texts.basket.each(money(line.price))}</p>}
      </div>
      <div className="basket-controls">
        <QuantityChoice line={line} onChange={setQuantity} />
        <form method="post" action={path('cart/remove')} onSubmit={removeRow}>
          <input type="hidden" name="sku" value={sku} />
          <button type="submit" className="link-button" aria-label={texts.basket.removeLine(name, line.size)}>
            {texts.basket.remove}
          </button>
        </form>
      </div>
    </li>
  )
}
