import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Arrow } from '../../kit/carousel/carousel-arrow.tsx'
import { Picture } from '../../kit/media/picture.tsx'
import { sayText } from '../../kit/words/say.ts'
import type { GallerySlide } from './template.ts'
import { Tile } from './tile.tsx'

type GalleryPopupProps = { slides: readonly GallerySlide[]; at: number; onFollow: () => void }

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** Draws the content of the popup: one slide with its person and tiles, and arrows that cycle through the slides. */
export function Popup({ slides, at: first, onFollow }: GalleryPopupProps) {
  const [at, setAt] = useState(first)
  const inside = useRef<HTMLDivElement>(null)
  const slide = slides[at]
  const move = useEffectEvent((by: number) => setAt((at + by + slides.length) % slides.length))
  const name = slideName(slide)

  useEffect(() => {
    const dialog = inside.current?.closest('dialog')
    const onKeyDown = ({ key }: KeyboardEvent) => move(steps[key] ?? 0)
    dialog?.addEventListener('keydown', onKeyDown)
    return () => dialog?.removeEventListener('keydown', onKeyDown)
  }, [])

  // The dialog was named when it opened, for the slide of that moment.
  useEffect(() => inside.current?.closest('dialog')?.setAttribute('aria-label', name), [name])

  if (!slide) return null
  const { img, title, popupTitle, influencerID, influencerLink, tiles } = slide
  return (
    <div ref={inside}>
      <span className="home-gallery-large">
        <Picture key={img} src={img} alt={title} />
      </span>
      <div className="home-gallery-head">
        <div aria-live="polite">
          {/* A browser that translates the page has replaced the texts, so others need other elements. */}
          {popupTitle && <h2 key={`heading ${popupTitle}`}>{popupTitle}</h2>}
          {influencerID && (
            <p key={`person ${influencerID}`}>
              {influencerLink ? (
                <a href={influencerLink} target="_blank" rel="noopener" onClick={onFollow}>
                  {influencerID}
                </a>
              ) : (
                influencerID
              )}
            </p>
          )}
        </div>
        {slides.length > 1 && (
          <div className="home-gallery-ways">
            <Arrow
              direction="previous"
              isDisabled={false}
              onPress={() => setAt((at - 1 + slides.length) % slides.length)}
            />
            <Arrow direction="next" isDisabled={false} onPress={() => setAt((at + 1) % slides.length)} />
          </div>
        )}
      </div>
      {tiles.length > 0 && (
        <ul className="home-gallery-tiles">
          {tiles.map((tile, index) => (
            // The tiles of a slide never change their order.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={`${at} ${index}`}>
              <Tile {...tile} onFollow={onFollow} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Returns the name of the popup for a slide (HOM-08.8). */
export function slideName(slide: Pick<GallerySlide, 'popupTitle' | 'title'> | undefined): string {
  return slide?.popupTitle || slide?.title || sayText('Picture')
}
