import { PictureByWidth } from '../../kit/media/picture-by-width.tsx'
import type { HeroPictures } from './load-hero.ts'

type HeroProps = HeroPictures & {
  bannerURL: string
  onFollow: () => void
  /** The picture cannot be had: it was drawn again at a width for which it was not loaded before. */
  onBroken: () => void
}

/** The picture, as a link where it leads somewhere; the content has no words for it, so the link has a name of its own. */
export function Hero({ image, imageMobile, bannerURL, onFollow, onBroken }: HeroProps) {
  const picture = <PictureByWidth wide={image} narrow={imageMobile} alt="" fetchPriority="high" onBroken={onBroken} />
  if (bannerURL === '') return picture
  return (
    <a href={bannerURL} aria-label="Offer" lang="en" onClick={onFollow}>
      {picture}
    </a>
  )
}
