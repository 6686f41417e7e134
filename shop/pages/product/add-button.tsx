import { Icon } from '../parts/icon.tsx'
import { useShop } from '../shop-context.tsx'
import type { BuyPhase } from './use-buy.ts'

type Props = { phase: BuyPhase; available: boolean }

/** One of the three buttons (SHOP-40). It is not disabled while a pair is being added, so that it keeps the focus. */
export function AddButton({ phase, available }: Props) {
  const { texts } = useShop()
  if (!available) {
    return (
      <button type="submit" className="button add" data-anchor="addToBag" disabled>
        <Icon name="bag" />
        <span>{texts.product.outOfStock}</span>
      </button>
    )
  }
  return (
    <button
      type="submit"
      className="button add"
      data-anchor="addToBag"
      data-phase={phase}
      aria-busy={phase === 'adding'}
    >
      <Icon name={phase === 'added' ? 'check' : 'bag'} />
      <span>{phase === 'added' ? texts.product.added : texts.product.add}</span>
    </button>
  )
}
