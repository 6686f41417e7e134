import { Icon } from '../../parts/icon.tsx'
import { useShop } from '../../shop-context.tsx'
import { sizeGuideId } from './size-guide.tsx'

/** React's types do not know these attributes yet. */
const openCommand = { commandfor: sizeGuideId, command: 'show-modal' }

type Props = { open: boolean; onOpen: () => void }

/** Opens the size guide; with its command attribute also before React runs and without script (SHOP-36, SHOP-88). */
export function SizeGuideButton({ open, onOpen }: Props) {
  const { texts } = useShop()
  return (
    <button
      type="button"
      className="size-guide-button"
      data-anchor="sizeGuide"
      data-active={open}
      aria-haspopup="dialog"
      aria-expanded={open}
      {...openCommand}
      onClick={onOpen}
    >
      <Icon name="ruler" />
      <span>{texts.product.sizeGuide}</span>
    </button>
  )
}
