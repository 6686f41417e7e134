import { InPlaceLink } from '../parts/in-place-link.tsx'
import { useShop } from '../shop-context.tsx'
import type { ProductContent, Swatch } from './product-content.ts'

/** One swatch for each colour of the line; each shows that colour's page in place (SHOP-34). */
export function ColourSwatches({ product }: { product: ProductContent }) {
  const { texts } = useShop()
  return (
    <div className="swatches" data-anchor="colourSwatches">
      <p className="field-name">
        {texts.product.colour}: <span className="field-value">{product.colour}</span>
      </p>
      {product.swatches.length > 1 && (
        <ul>
          {product.swatches.map((swatch) => (
            <li key={swatch.productId}>
              <SwatchLink swatch={swatch} chosen={swatch.productId === product.productId} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function SwatchLink({ swatch: { name, href, hex, soleHex }, chosen }: { swatch: Swatch; chosen: boolean }) {
  return (
    <InPlaceLink
      className="swatch"
      href={href}
      aria-current={chosen ? 'true' : undefined}
      title={name}
      navigation={{ scroll: false, focus: 'none' }}
      onArrived={focusChosen}
    >
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
        <circle cx="16" cy="16" r="15.5" fill={soleHex} />
        <path d="M2 22.8A15.5 15.5 0 1 1 30 22.8z" fill={hex} />
        <circle className="swatch-edge" cx="16" cy="16" r="15.5" />
      </svg>
      <span className="hidden-text">{name}</span>
    </InPlaceLink>
  )
}

/** The pressed swatch was removed with the former product's page; focuses the same swatch of the new page. */
function focusChosen(): void {
  document.querySelector<HTMLElement>('.swatch[aria-current]')?.focus({ preventScroll: true })
}
