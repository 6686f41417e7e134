import { type FormEvent, useState } from 'react'
import { Icon } from '../parts/icon.tsx'
import { Modal } from '../parts/modal.tsx'
import { useShop } from '../shop-context.tsx'
import type { ProductContent } from './product-content.ts'
import { findSize } from './size-guide/find-size.ts'

type Props = { product: ProductContent; open: boolean; onClose: () => void; onChoose: (sku: string) => void }

/** The fit adviser's dialog: from the length of a foot it finds the size that fits, and can select it (SHOP-38). */
export function FitAdviser({ product, open, onClose, onChoose }: Props) {
  const { locale, texts } = useShop()
  const words = texts.product.fit
  const [footCm, setFootCm] = useState<number>()
  const row = footCm === undefined ? undefined : findSize(footCm, product.sizes)
  const size = product.sizes.find((one) => one.size === row?.eu)

  const shownSize = size && `${locale.sizes} ${size.name}`

  function adviseSize(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setFootCm(Number(new FormData(event.currentTarget).get('foot')))
  }

  function chooseSize(sku: string) {
    onChoose(sku)
    onClose()
  }

  return (
    <Modal id="fit" title={words.title} open={open} onClose={onClose}>
      <div className="fit">
        <p>{words.text}</p>
        <form className="fit-form" onSubmit={adviseSize}>
          <label htmlFor="fit-foot">{words.label}</label>
          <input id="fit-foot" name="foot" type="number" inputMode="decimal" min="10" max="35" step="0.1" required />
          <button type="submit" className="button">
            {words.button}
          </button>
        </form>
        <div role="status">
          {footCm !== undefined && <p className="fit-result">{shownSize ? words.result(shownSize) : words.none}</p>}
          {size?.stock === 0 && <p className="quiet">{texts.product.outOfStock}</p>}
        </div>
        {size && shownSize && size.stock !== 0 && (
          <button type="button" className="button button-quiet" onClick={() => chooseSize(size.sku)}>
            <Icon name="check" />
            {words.choose(shownSize)}
          </button>
        )}
      </div>
    </Modal>
  )
}
