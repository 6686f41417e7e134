import type { FormEvent } from 'react'
import type { BasketContentsLine } from '../../basket/basket-contents.ts'
import { Icon } from '../parts/icon.tsx'
import { useShop } from '../shop-context.tsx'

/** Which of the two buttons. */
export type QuantityStep = 'fewer' | 'more'

type Props = { line: BasketContentsLine; onChange: (quantity: number, step: QuantityStep) => Promise<void> }

/** Two buttons for fewer or more pairs of a line. Each sends the new quantity itself, so no script is needed. */
export function QuantityChoice({ line: { sku, name, quantity }, onChange }: Props) {
  const { path, texts } = useShop()

  function submitQuantity(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const wanted = submitter instanceof HTMLButtonElement ? Number(submitter.value) : quantity
    if (wanted > 0) onChange(wanted, wanted < quantity ? 'fewer' : 'more')
  }

  return (
    <form method="post" action={path('cart/setQuantity')} onSubmit={submitQuantity}>
      <fieldset className="quantity">
        <legend className="hidden-text">{texts.basket.quantityOf(name)}</legend>
        <input type="hidden" name="sku" value={sku} />
        <button
          type="submit"
          name="quantity"
          value={quantity - 1}
          data-step="fewer"
          aria-label={texts.basket.fewer}
          aria-disabled={quantity === 1}
        >
          <Icon name="minus" />
        </button>
        <span className="quantity-now">{quantity}</span>
        <button type="submit" name="quantity" value={quantity + 1} data-step="more" aria-label={texts.basket.more}>
          <Icon name="plus" />
        </button>
      </fieldset>
    </form>
  )
}
