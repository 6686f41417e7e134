import { Picture } from '../../kit/picture.tsx'
import { SearchBox } from '../../kit/search-box.tsx'
import { searchAsTyped } from './search-as-typed.ts'
import type { Content } from './template.ts'
import { bannersOf, tilesOf } from './tiles-of.ts'

type HelpProps = Content & { onFollow: () => void }

export function HelpPage({ title, subTitle, category, onFollow, ...banners }: HelpProps) {
  const tiles = tilesOf(category)
  return (
    <>
      <h1>{title}</h1>
      {subTitle && <p>{subTitle}</p>}
      <SearchBox label="Search" addressOf={searchAsTyped} />
      {tiles.length > 0 && category.categoryTitle && <h2>{category.categoryTitle}</h2>}
      {tiles.length > 0 && (
        <ul className="not-found-help-page-tiles">
          {tiles.map((tile) => (
            <li key={tile.url + tile.image}>
              <a href={tile.url} aria-label={tile.title ? undefined : 'Offer'} onClick={onFollow}>
                <Picture key={tile.image} src={tile.image} alt="" />
                {tile.title && <span>{tile.title}</span>}
              </a>
            </li>
          ))}
        </ul>
      )}
      {bannersOf(banners).map(({ image, url }, at) => (
        // Banners never change their order.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div className="not-found-help-page-banner" key={at}>
          {url ? (
            <a href={url} aria-label="Offer" lang="en" onClick={onFollow}>
              <Picture src={image} alt="" />
            </a>
          ) : (
            <Picture src={image} alt="" />
          )}
        </div>
      ))}
    </>
  )
}
