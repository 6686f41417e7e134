import { PictureByWidth } from '../../kit/media/picture-by-width.tsx'
import * as texts from '../../kit/texts.ts'
import type { HeroPictures } from './load-hero.ts'

type HeroProps = HeroPictures & {
  bannerURL: string
  onFollow: () => void
  /** Called when the picture cannot be loaded, e.g. after a resize to a width for which it was not loaded before. */
  onBroken: () => void
}

/** Draws the picture, as a link if it has an address. The content has no text for it, so the link has a built-in name. */
export function Hero({ image, imageMobile, bannerURL, onFollow, onBroken }: HeroProps) {
  const picture = <PictureByWidth wide={image} narrow={imageMobile} alt="" fetchPriority="high" onBroken={onBroken} />
  if (bannerURL === '') return picture
  return (
    <a href={bannerURL} aria-label={texts.offer} lang="en" onClick={onFollow}>
      {picture}
    </a>
  )
}
