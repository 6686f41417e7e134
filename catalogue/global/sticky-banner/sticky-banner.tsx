import { RichText } from '../../kit/draw/rich-text.tsx'
import { Picture } from '../../kit/media/picture.tsx'
import { useWindowWidth } from '../../kit/watch/use-window-width.ts'
import { isNarrow } from '../../kit/watch/width.ts'
import { sayText, spokenLanguage } from '../../kit/words/say.ts'
import type { StickyBannerContent } from './template.ts'

type StickyBannerProps = StickyBannerContent & { onFollow: () => void; onClose: () => void }

/** Draws the text over its picture, and the close button. The link of the title covers the whole banner (GLB-12.4). */
export function StickyBanner({ title, description, url, cta, img, imgMob, onFollow, onClose }: StickyBannerProps) {
  const src = isNarrow(useWindowWidth(), { below: 768 }) ? imgMob : img
  const words = <b>{title}</b>
  return (
    <>
      <div className="global-sticky-banner-inside">
        <Picture key={src} src={src} alt="" />
        <p className="global-sticky-banner-words">
          {url ? (
            <a className="global-sticky-banner-link" href={url} onClick={onFollow}>
              {words}
            </a>
          ) : (
            words
          )}
          {description && <RichText text={description} />}
          {url && cta && <span className="global-sticky-banner-cta">{cta}</span>}
        </p>
      </div>
      <button
        type="button"
        className="global-sticky-banner-close"
        aria-label={sayText('Close')}
        lang={spokenLanguage()}
        onClick={onClose}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M5 5l14 14M19 5L5 19" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </button>
    </>
  )
}
