import type { FormEvent } from 'react'
import { useShop } from '../shop-context.tsx'

type Props = { step: string; filled: boolean; onFill: () => void }

/** A button of the demo that fills in invented data. Without script the page is reloaded with the data. */
export function FillButton({ step, filled, onFill }: Props) {
  const { path, texts } = useShop()

  function fillStep(event: FormEvent) {
    event.preventDefault()
    onFill()
  }

  return (
    <form className="demo-fill" action={path(`checkout/${step}`)} onSubmit={fillStep}>
      <p>{texts.checkout.demo}</p>
      <button type="submit" className="button button-quiet" name="fill" value="1">
        {texts.checkout.fill}
      </button>
      <p className="hidden-text" role="status">
        {filled ? texts.checkout.filled : ''}
      </p>
    </form>
  )
}
