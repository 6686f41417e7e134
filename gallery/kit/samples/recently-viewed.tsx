import { defineExperience } from '../../../catalogue/define-experience.ts'
import { addStyles } from '../../../catalogue/kit/change/add-styles.ts'
import { drawBeside } from '../../../catalogue/kit/draw/draw-beside.tsx'
import styles from '../../../catalogue/kit/products/product-card.css?inline'
import { ProductCard } from '../../../catalogue/kit/products/product-card.tsx'
import { rememberViewed } from '../../../catalogue/kit/products/remember-viewed.ts'
import { followProduct } from '../../../catalogue/kit/shop/follow-product.ts'
import { formatMoney } from '../../../catalogue/kit/shop/money.ts'

export type Content = { headline: string; expireDays: number; most: number }

export const experience = defineExperience<Content>({
  id: 'kit/recently-viewed',
  run(scope) {
    const { content, options, signal } = scope
    const viewed = rememberViewed(scope, content.expireDays)
    addStyles(scope, styles)
    drawBeside(scope, { anchor: 'contentSlot', where: 'append' }, ({ show }) => {
      const drawSample = () => {
        const cards = viewed.read().slice(0, content.most)
        show(
          cards.length > 0 && (
            <section aria-label={content.headline}>
              <h3>{content.headline}</h3>
              <div className="kit-cards">
                {cards.map(({ productId: id, name, url, image, price: { value, currency } }) => (
                  <ProductCard
                    key={id}
                    item={{ id, name, url, images: image ? [image] : [], price: formatMoney(value, currency), was: '' }}
                  />
                ))}
              </div>
            </section>
          ),
        )
      }
      drawSample()
      followProduct(options, signal, drawSample)
    })
  },
})
