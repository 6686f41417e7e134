import type { FormEvent } from 'react'
import { useShop } from '../shop-context.tsx'

type Props = { step: string; filled: boolean; onFill: () => void }

/** The demo's own help: invented data at one press; without script the page comes back filled in. */
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
