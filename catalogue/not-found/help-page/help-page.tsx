import type { SearchAddress } from '../../kit/draw/search-address.ts'
import { SearchBox } from '../../kit/draw/search-box.tsx'
import { Picture } from '../../kit/media/picture.tsx'
import { PictureWords } from '../../kit/media/picture-words.tsx'
import { sayText, spokenLanguage } from '../../kit/words/say.ts'
import type { Content } from './template.ts'
import { bannersOf, tilesOf } from './tiles-of.ts'

type HelpProps = Content & {
  /** What was searched for. */
  query: string
  addressOf: SearchAddress
  onFollow: () => void
}

export function HelpPage({
  title,
  subTitle,
  placeholder,
  label,
  category,
  query,
  addressOf,
  onFollow,
  ...banners
}: HelpProps) {
  const tiles = tilesOf(category)
  return (
    <>
      <h1>{title}</h1>
      {subTitle && <p>{subTitle}</p>}
      <SearchBox label={label} placeholder={placeholder} text={query} addressOf={addressOf} />
      {tiles.length > 0 && category.categoryTitle && <h2 className="instep-heading">{category.categoryTitle}</h2>}
      {tiles.length > 0 && (
        <ul className="not-found-help-page-tiles">
          {tiles.map((tile) => (
            <li key={tile.url + tile.image}>
              <a href={tile.url} aria-label={tile.title ? undefined : sayText('Offer')} onClick={onFollow}>
                <Picture key={tile.image} src={tile.image} alt="" />
                {tile.title && <span>{tile.title}</span>}
              </a>
            </li>
          ))}
        </ul>
      )}
      {bannersOf(banners).map((banner, at) => (
        // Banners never change their order.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div className="not-found-help-page-banner" key={at}>
          <HelpBanner {...banner} onFollow={onFollow} />
        </div>
      ))}
    </>
  )
}

type HelpBannerProps = Content['banner1'] & { onFollow: () => void }

/** A picture with its words. Without words its link has a built-in name. */
function HelpBanner({ image, url, title, text, cta, onFollow }: HelpBannerProps) {
  const hasWords = title !== '' || text !== '' || cta !== ''
  const inside = (
    <>
      <Picture src={image} alt="" />
      {hasWords && <PictureWords title={title} text={text} cta={url && cta} level="h2" />}
    </>
  )
  if (!url) return inside
  return (
    <a href={url} {...(!hasWords && { 'aria-label': sayText('Offer'), lang: spokenLanguage() })} onClick={onFollow}>
      {inside}
    </a>
  )
}
