import { useShop } from '../shop-context.tsx'
import type { ProductContent } from './product-content.ts'

/** One swatch for each colour of the line; each leads to that colour's page (SHOP-34). */
export function ColourSwatches({ product }: { product: ProductContent }) {
  const { texts } = useShop()
  return (
    <div className="swatches" data-anchor="colourSwatches">
      <p className="field-name">
        {texts.product.colour}: <span className="field-value">{product.colour}</span>
      </p>
      {product.swatches.length > 1 && (
        <ul>
          {product.swatches.map(({ productId, name, href, hex, soleHex }) => (
            <li key={productId}>
              <a className="swatch" href={href} aria-current={productId === product.productId ? 'true' : undefined}>
                <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
                  <circle cx="16" cy="16" r="15.5" fill={soleHex} />
                  <path d="M2 22.8A15.5 15.5 0 1 1 30 22.8z" fill={hex} />
                  <circle className="swatch-edge" cx="16" cy="16" r="15.5" />
                </svg>
                <span className="hidden-text">{name}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
