import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import type { NamedSize } from '../../locales/size-name.ts'
import { SizeName } from '../parts/size-name.tsx'
import { sizeState } from '../product/size-selector.tsx'
import { useShop } from '../shop-context.tsx'

type Props = {
  /** The product's. */
  name: string
  sizes: NamedSize[]
  /** The button that opened the panel, and closes it. */
  button: RefObject<HTMLButtonElement | null>
  onChoose: (size: NamedSize) => void
  onClose: (returnsFocus: boolean) => void
}

/**
 * The sizes of a product in a list, over its picture. The first one in stock has the focus; Escape closes the panel, and
 * so does whatever is used outside of it.
 */
export function SizePanel({ name, sizes, button, onChoose, onClose }: Props) {
  const { locale, texts } = useShop()
  const panel = useRef<HTMLDivElement>(null)

  useEffect(() => {
    panel.current?.querySelector<HTMLElement>('button:enabled')?.focus({ preventScroll: true })
  }, [])

  useEffect(() => {
    const isOutside = ({ target }: Event) =>
      target instanceof Node && !panel.current?.contains(target) && !button.current?.contains(target)
    const closeOutside = (event: Event) => isOutside(event) && onClose(false)
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [button, onClose])

  function closeOnLeave({ relatedTarget, currentTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget) && relatedTarget !== button.current) onClose(false)
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose(true)
  }

  return (
    <div
      ref={panel}
      className="card-sizes"
      role="dialog"
      aria-label={texts.card.chooseSize(name)}
      onBlur={closeOnLeave}
      onKeyDown={closeOnEscape}
    >
      <p className="card-sizes-title">
        {texts.product.size} ({locale.sizes})
      </p>
      <ul>
        {sizes.map((size) => (
          <li key={size.sku}>
            <button
              type="button"
              className="card-size"
              data-sku={size.sku}
              disabled={size.stock === 0}
              onClick={() => onChoose(size)}
            >
              <SizeName name={size.name} />
              {sizeState(size.stock) === 'low' && <span className="hidden-text">, {texts.product.low}</span>}
              {size.stock === 0 && <span className="hidden-text">, {texts.product.soldOut}</span>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
