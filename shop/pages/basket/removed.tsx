import type { FormEvent } from 'react'
import { useBag } from '../bag/bag-context.tsx'
import { useShop } from '../shop-context.tsx'

type Props = {
  line: { sku: string; name: string }
  onProblem: (problem: string | undefined) => void
  onRestored: (name: string) => void
}

/** Says what was just removed, with a button that restores it. It stays, so that nobody has to be quick. */
export function Removed({ line: { sku, name }, onProblem, onRestored }: Props) {
  const { path, texts } = useShop()
  const { change } = useBag()

  async function restoreRow(event: FormEvent) {
    event.preventDefault()
    const refusal = await change('restore', { sku })
    onProblem(refusal)
    if (refusal === undefined) onRestored(name)
  }

  return (
    <form className="removed" method="post" action={path('cart/restore')} onSubmit={restoreRow}>
      <p>{texts.basket.removed(name)}</p>
      <input type="hidden" name="sku" value={sku} />
      <button type="submit" className="link-button">
        {texts.basket.undo}
      </button>
    </form>
  )
}
