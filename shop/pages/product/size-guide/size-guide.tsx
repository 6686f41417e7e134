import { useState } from 'react'
import { Modal } from '../../parts/modal.tsx'
import { useShop } from '../../shop-context.tsx'
import type { ProductContent } from '../product-content.ts'
import { SizeGuidePicture } from './size-guide-picture.tsx'
import { SizeGuideTable } from './size-guide-table.tsx'

export const sizeGuideId = 'size-guide'

type Props = { product: ProductContent; open: boolean; onOpen: () => void; onClose: () => void }

/**
 * How to measure a foot, and which sizes fit it. Its picture is rendered when it opens for the first time (SHOP-37).
 */
export function SizeGuide({ product, open, onOpen, onClose }: Props) {
  const { texts } = useShop()
  const [seen, setSeen] = useState(false)
  if (open && !seen) setSeen(true)
  const words = texts.product.sizeGuideWords
  return (
    <Modal id={sizeGuideId} title={texts.product.sizeGuide} open={open} onOpen={onOpen} onClose={onClose}>
      <div className="size-guide">
        {seen && <SizeGuidePicture />}
        <noscript>
          <SizeGuidePicture />
        </noscript>
        <ol className="size-guide-steps">
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <SizeGuideTable product={product} />
      </div>
    </Modal>
  )
}
