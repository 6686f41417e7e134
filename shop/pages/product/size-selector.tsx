import type { ReactNode } from 'react'
import type { NamedSize } from '../../locales/size-name.ts'
import { SizeName } from '../parts/size-name.tsx'
import { useShop } from '../shop-context.tsx'

type SizeState = 'available' | 'low' | 'sold-out'

/** A size with this many pairs or fewer is low. */
const lowStock = 5

/** Returns the state of a size from its stock; unknown stock ('') counts as available (SHOP-35). */
export function sizeState(stock: number | ''): SizeState {
  if (stock === 0) return 'sold-out'
  return stock !== '' && stock <= lowStock ? 'low' : 'available'
}

type Props = {
  sizes: NamedSize[]
  problem: string | undefined
  onChoose: (sku: string) => void
  /** Rendered beside the title. */
  guide: ReactNode
  /** Rendered below the sizes. */
  adviser: ReactNode
}

/** The sizes as a radio group that looks like buttons, each available, low or sold out (SHOP-35). */
export function SizeSelector({ sizes, problem, onChoose, guide, adviser }: Props) {
  const { locale, texts } = useShop()
  return (
    <fieldset
      className="sizes"
      data-anchor="sizeSelector"
      data-problem={problem !== undefined}
      aria-describedby="size-problem"
    >
      <legend className="field-name">
        {texts.product.size} ({locale.sizes})
      </legend>
      <div className="size-guide-place">{guide}</div>
      <div className="size-grid">
        {sizes.map((size) => (
          <SizeButton key={size.sku} size={size} onChoose={onChoose} />
        ))}
      </div>
      <p id="size-problem" className="problem" role="alert">
        {problem}
      </p>
      <div className="size-foot">
        <div className="fit-place">{adviser}</div>
        {sizes.some(({ stock }) => sizeState(stock) === 'low') && (
          <p className="size-key quiet" aria-hidden="true">
            {texts.product.low}
          </p>
        )}
      </div>
    </fieldset>
  )
}

/** The browser holds the checked state: a size may be chosen before React runs, and by other code. */
function SizeButton({ size: { name, sku, stock }, onChoose }: { size: NamedSize; onChoose: (sku: string) => void }) {
  const { texts } = useShop()
  const state = sizeState(stock)
  return (
    <label className="size" data-state={state} data-sku={sku}>
      <input
        type="radio"
        name="sku"
        value={sku}
        required
        disabled={state === 'sold-out'}
        onChange={(event) => onChoose(event.target.value)}
      />
      <span className="size-names">
        <SizeName name={name} />
      </span>
      {state === 'low' && <span className="hidden-text">, {texts.product.low}</span>}
      {state === 'sold-out' && <span className="hidden-text">, {texts.product.soldOut}</span>}
    </label>
  )
}
