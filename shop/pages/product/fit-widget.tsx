import { Icon } from '../parts/icon.tsx'
import { useShop } from '../shop-context.tsx'
import { useAfterLoad } from './use-after-load.ts'

/** Milliseconds after the page until the fit adviser's box is added (SHOP-38). */
const delay = 1000

/**
 * The fit adviser's box. As usual for such widgets it appears some time after the page; its row in the size area is
 * there before.
 */
export function FitWidget({ onOpen }: { onOpen: () => void }) {
  const { texts } = useShop()
  if (!useAfterLoad(delay)) return null
  return (
    <div className="fit-widget" data-anchor="trueFitWidget">
      <button type="button" aria-haspopup="dialog" onClick={onOpen}>
        <Icon name="foot" />
        <span>{texts.product.fit.title}</span>
      </button>
    </div>
  )
}
