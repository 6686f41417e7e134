import { deliveryPrices } from '../../basket/delivery-prices.ts'
import { categoryPath } from '../parts/category-path.ts'
import { ContentSlot } from '../parts/content-slot.tsx'
import { ProductRow } from '../parts/product-row.tsx'
import { useShop } from '../shop-context.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { HeroBanner } from './hero-banner.tsx'
import type { HomeContent } from './home-content.ts'
import { HomeGallery } from './home-gallery.tsx'
import { ReviewBar } from './review-bar.tsx'

export function HomePage({ content }: { content: HomeContent }) {
  const { path, texts } = useShop()
  return (
    <>
      <ReviewBar reviews={content.reviews} />
      <HeroBanner hero={content.hero} />
      <CategoryTiles tiles={content.tiles} />
      <ProductRow
        id="new-in"
        title={texts.home.newIn}
        cards={content.newIn}
        all={{ href: path(categoryPath('new')), text: texts.home.newInAll }}
      />
      <ContentSlot name="home-middle">
        <Promises />
      </ContentSlot>
      <ContentSlot name="gallery-desktop">
        <HomeGallery id="gallery-wide" gallery={content.gallery} />
      </ContentSlot>
      <ContentSlot name="gallery-mobile">
        <HomeGallery id="gallery-narrow" gallery={content.gallery} />
      </ContentSlot>
    </>
  )
}

function Promises() {
  const { limit, locale, texts } = useShop()
  return (
    <section className="promises" aria-labelledby="promises">
      <h2 id="promises">{texts.home.promisesTitle}</h2>
      <ul>
        {texts.home.promises(limit(deliveryPrices[locale.currency].freeFrom)).map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
