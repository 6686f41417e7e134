import type { ReactNode } from 'react'
import { RichText } from '../../kit/draw/rich-text.tsx'
import { PictureByWidth } from '../../kit/media/picture-by-width.tsx'
import { sayText } from '../../kit/words/say.ts'
import type { BannerContent } from './template.ts'

type ReplacedBannerProps = BannerContent & {
  /** The level of the heading. */
  level: 'h1' | 'h2'
  onFollow: () => void
}

/** Draws a picture with text over it. With an address the whole banner is a link, named by its first text. */
export function Banner({
  title,
  description,
  url,
  cta,
  img,
  imgMob,
  level: Heading,
  onFollow,
  ...look
}: ReplacedBannerProps) {
  const words = description && <RichText text={description} />

  /** Its styles stretch the link over the whole banner, so the other texts can be read separately from its name. */
  function linkBanner(name: ReactNode): ReactNode {
    if (url === '') return name
    return (
      <a
        className="home-replaced-banner-link"
        href={url}
        aria-label={name ? undefined : sayText('Offer')}
        onClick={onFollow}
      >
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
          {title && <Heading className="instep-heading">{linkBanner(title)}</Heading>}
          {words && <p>{title ? words : linkBanner(words)}</p>}
          {cta && url && <span className="home-replaced-banner-cta instep-button">{cta}</span>}
        </div>
      ) : (
        linkBanner('')
      )}
    </div>
  )
}
