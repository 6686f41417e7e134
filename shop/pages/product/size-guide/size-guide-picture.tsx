import { useShop } from '../../shop-context.tsx'

/** A drawing of a foot that shows where to measure: upright on phones, horizontal on wider screens (SHOP-37). */
export function SizeGuidePicture() {
  const { texts } = useShop()
  return (
    <picture className="size-guide-picture">
      <source media="(min-width: 768px)" srcSet="/icons/size-guide-wide.svg" width="720" height="320" />
      <img
        data-anchor="sizeGuideImage"
        src="/icons/size-guide-narrow.svg"
        alt={texts.product.sizeGuideWords.pictureAlt}
        width="320"
        height="400"
      />
    </picture>
  )
}
