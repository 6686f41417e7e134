import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { NamedSize } from '../../locales/size-name.ts'
import { useBag } from '../bag/bag-context.tsx'
import { Icon } from '../parts/icon.tsx'
import { useShop } from '../shop-context.tsx'
import type { GridCard } from './grid-card-of.ts'
import { SizePanel } from './size-panel.tsx'

/** How long the button says that the pair was added, in milliseconds; as on the product page. */
const addedFor = 2000

/**
 * Asks for the size and adds it (SHOP-61). A form, so that it also works without script, where it adds the first size in
 * stock.
 */
export function GridBuy({ card: { name, sizes } }: { card: GridCard }) {
  const { locale, path, texts } = useShop()
  const { change } = useBag()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [phase, setPhase] = useState<'idle' | 'adding' | 'added'>('idle')
  const [added, setAdded] = useState('')
  const [problem, setProblem] = useState<string>()

  useEffect(() => {
    if (phase !== 'added') return undefined
    const timer = setTimeout(() => setPhase('idle'), addedFor)
    return () => clearTimeout(timer)
  }, [phase])

  const firstSize = sizes.find(({ stock }) => stock !== 0)
  if (!firstSize) return null

  function togglePanel(event: FormEvent) {
    event.preventDefault()
    setProblem(undefined)
    if (phase !== 'adding') setOpen(!open)
  }

  function closePanel(returnsFocus: boolean) {
    setOpen(false)
    if (returnsFocus) button.current?.focus()
  }

  async function addSize(size: NamedSize) {
    closePanel(true)
    setPhase('adding')
    const refusal = await change('addToCart', { sku: size.sku, quantity: '1', crossSell: '' })
    setProblem(refusal)
    setAdded(texts.product.addedStatus(name, `${locale.sizes} ${size.name}`))
    setPhase(refusal === undefined ? 'added' : 'idle')
  }

  return (
    <form
      className="card-buy"
      method="post"
      action={path('cart/addToCart')}
      data-phase={phase}
      data-open={open}
      onSubmit={togglePanel}
    >
      <input type="hidden" name="sku" value={firstSize.sku} />
      <input type="hidden" name="quantity" value="1" />
      <input type="hidden" name="crossSell" value="" />
      {open && <SizePanel name={name} sizes={sizes} button={button} onChoose={addSize} onClose={closePanel} />}
      <button
        ref={button}
        className="card-buy-button"
        type="submit"
        data-anchor="gridBuy"
        aria-label={texts.card.buyProduct(name)}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-busy={phase === 'adding'}
      >
        <Icon name={phase === 'added' ? 'check' : 'bag'} />
        <span>{phase === 'added' ? texts.card.added : texts.card.buy}</span>
      </button>
      <p className="problem" role="alert">
        {problem}
      </p>
      <p className="hidden-text" role="status">
        {phase === 'added' ? added : ''}
      </p>
    </form>
  )
}
