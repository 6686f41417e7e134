import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { Picture } from '../data/picture-of.ts'
import { PictureImage } from '../parts/picture-image.tsx'
import { useShop } from '../shop-context.tsx'

/**
 * The pictures as a strip that is swiped, with small ones that choose (SHOP-44, SHOP-45). The small ones are links to the
 * large, so choosing works without script too.
 */
export function Gallery({ pictures }: { pictures: Picture[] }) {
  const { texts } = useShop()
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)

  useEffect(() => watchStrip(strip.current, setShown), [])

  function choose(event: MouseEvent, index: number) {
    event.preventDefault()
    const wide = strip.current?.clientWidth ?? 0
    strip.current?.scrollTo({ left: index * wide })
  }

  return (
    <section className="product-gallery" data-anchor="productGallery" aria-label={texts.product.pictures}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too */}
      <ul className="gallery-pictures" ref={strip} tabIndex={0}>
        {pictures.map((picture, index) => (
          <li key={picture.src} id={`picture-${index + 1}`}>
            <PictureImage picture={picture} eager={index === 0} />
          </li>
        ))}
      </ul>
      <ul className="gallery-thumbs" data-anchor="galleryThumbs">
        {pictures.map((picture, index) => (
          <li key={picture.src}>
            <a
              href={`#picture-${index + 1}`}
              aria-label={texts.product.showPicture(index + 1)}
              aria-current={index === shown}
              onClick={(event) => choose(event, index)}
            >
              <PictureImage picture={picture} decorative />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Tells which picture of the strip is on screen, whether swiped or chosen. */
function watchStrip(strip: HTMLElement | null, tell: (index: number) => void): (() => void) | undefined {
  if (!strip) return undefined
  const leaving = new AbortController()
  const measure = () => tell(Math.round(strip.scrollLeft / Math.max(1, strip.clientWidth)))
  strip.addEventListener('scroll', measure, { passive: true, signal: leaving.signal })
  return () => leaving.abort()
}
