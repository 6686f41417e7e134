import { type FormEvent, useEffect, useState } from 'react'
import { useBag } from '../bag/bag-context.tsx'
import { Icon } from '../parts/icon.tsx'
import { useShop } from '../shop-context.tsx'
import type { GridCard } from './grid-card-of.ts'

/** How long the button says that the pair was added, in milliseconds; as on the product page. */
const addedFor = 2000

/** Adds the first size in stock (SHOP-61). A form, so that it also works without script. */
export function GridBuy({ card: { name, firstSize } }: { card: GridCard }) {
  const { path, texts } = useShop()
  const { change } = useBag()
  const [phase, setPhase] = useState<'idle' | 'adding' | 'added'>('idle')
  const [problem, setProblem] = useState<string>()

  useEffect(() => {
    if (phase !== 'added') return undefined
    const timer = setTimeout(() => setPhase('idle'), addedFor)
    return () => clearTimeout(timer)
  }, [phase])

  if (!firstSize) return null
  const { sku, size } = firstSize

  async function submitSize(event: FormEvent) {
    event.preventDefault()
    if (phase === 'adding') return
    setPhase('adding')
    const refusal = await change('addToCart', { sku, quantity: '1', crossSell: '' })
    setProblem(refusal)
    setPhase(refusal === undefined ? 'added' : 'idle')
  }

  return (
    <form className="card-buy" method="post" action={path('cart/addToCart')} data-phase={phase} onSubmit={submitSize}>
      <input type="hidden" name="sku" value={sku} />
      <input type="hidden" name="quantity" value="1" />
      <input type="hidden" name="crossSell" value="" />
      <button
        type="submit"
        data-anchor="gridBuy"
        aria-label={texts.card.buyProduct(name, size)}
        aria-busy={phase === 'adding'}
      >
        <Icon name={phase === 'added' ? 'check' : 'bag'} />
        <span>{phase === 'added' ? texts.card.added : texts.card.buy(size)}</span>
      </button>
      <p className="problem" role="alert">
        {problem}
      </p>
      <p className="hidden-text" role="status">
        {phase === 'added' ? texts.product.addedStatus(name, size) : ''}
      </p>
    </form>
  )
}
