import { useState } from 'react'
import { useShop } from '../../shop-context.tsx'
import type { ProductContent } from '../product-content.ts'
import { GalleryMedium } from './gallery-medium.tsx'
import { GalleryThumbs } from './gallery-thumbs.tsx'
import { mediaOf } from './medium.ts'
import { useBrokenPictures } from './use-broken-pictures.ts'
import { useStrip } from './use-strip.ts'
import { ZoomDialog } from './zoom-dialog.tsx'

/**
 * The media as a strip to swipe, with thumbnails and an enlarged view on click (SHOP-44, SHOP-45). A picture that fails
 * to load is left out. Without script all of them are links to what they show.
 */
export function Gallery({ product }: { product: ProductContent }) {
  const { texts } = useShop()
  const { place, broken } = useBrokenPictures()
  const all = mediaOf(product, texts.product.film(product.name))
  const media = all.filter(({ picture }) => !broken.has(picture.src))
  const { strip, shown, show } = useStrip('picture-1')
  const [zoomed, setZoomed] = useState<string>()

  return (
    <section ref={place} className="product-gallery" data-anchor="productGallery" aria-label={texts.product.pictures}>
      <ul className="gallery-pictures" ref={strip}>
        {media.map((medium, index) => (
          <li key={medium.id} id={medium.id}>
            <GalleryMedium medium={medium} eager={index === 0} onZoom={() => setZoomed(medium.id)} />
          </li>
        ))}
      </ul>
      <GalleryThumbs media={media} shown={shown} onChoose={show} />
      <ZoomDialog
        pictures={media.filter(({ video }) => !video)}
        zoomed={zoomed}
        onZoom={(id) => {
          setZoomed(id)
          if (id) show(id)
        }}
      />
    </section>
  )
}
