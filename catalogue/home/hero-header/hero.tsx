import { PictureByWidth } from '../../kit/media/picture-by-width.tsx'
import { PictureWords } from '../../kit/media/picture-words.tsx'
import type { PictureWording } from '../../kit/media/word-fields.ts'
import { sayText, spokenLanguage } from '../../kit/words/say.ts'
import type { HeroPictures } from './load-hero.ts'

type HeroProps = HeroPictures &
  PictureWording & {
    bannerURL: string
    level: 'h1' | 'h2'
    onFollow: () => void
    /** Called when the picture cannot be loaded, e.g. after a resize to a width for which it was not loaded before. */
    onBroken: () => void
  }

/** Draws the picture and its words, as a link if it has an address. Without words the link has a built-in name. */
export function Hero({ image, imageMobile, bannerURL, onFollow, onBroken, ...words }: HeroProps) {
  const isLink = bannerURL !== ''
  const isNamed = words.title || words.text || words.cta
  const inside = (
    <>
      <PictureByWidth wide={image} narrow={imageMobile} alt="" fetchPriority="high" onBroken={onBroken} />
      {isNamed && <PictureWords {...words} cta={bannerURL && words.cta} name="home-hero-header-text" />}
    </>
  )
  if (!isLink) return inside
  return (
    <a
      href={bannerURL}
      {...(!isNamed && { 'aria-label': sayText('Offer'), lang: spokenLanguage() })}
      onClick={onFollow}
    >
      {inside}
    </a>
  )
}
