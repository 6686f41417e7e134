import type { ReactNode } from 'react'
import { RichText } from '../../kit/draw/rich-text.tsx'
import { PictureByWidth } from '../../kit/media/picture-by-width.tsx'
import type { BannerContent } from './template.ts'

type ReplacedBannerProps = BannerContent & { onFollow: () => void }

/** A picture with words over it, as a whole a link where it leads somewhere, named by the first of its words. */
export function Banner({ title, description, url, img, imgMob, onFollow, ...look }: ReplacedBannerProps) {
  const words = description && <RichText text={description} />

  /** Spread over all of the banner by its styles: the rest of it is read beside its name. */
  function linkBanner(name: ReactNode): ReactNode {
    if (url === '') return name
    return (
      <a className="home-replaced-banner-link" href={url} aria-label={name ? undefined : 'Offer'} onClick={onFollow}>
        {name}
      </a>
    )
  }

  return (
    <div className="home-replaced-banner-box">
      <PictureByWidth wide={img} narrow={imgMob} alt={title} loading="lazy" />
      {title || description ? (
        <div
          className={`home-replaced-banner-words home-replaced-banner-${look.position}`}
          style={{ color: look.textColour || undefined, justifySelf: look.alignment, textAlign: look.alignment }}
        >
          {title && <h2>{linkBanner(title)}</h2>}
          {words && <p>{title ? words : linkBanner(words)}</p>}
        </div>
      ) : (
        linkBanner('')
      )}
    </div>
  )
}
