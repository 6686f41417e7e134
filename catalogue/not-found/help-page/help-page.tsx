import { shopPaths } from '../../../contract/shop-paths.ts'
import { longestSearch } from '../../kit/draw/search-address.ts'
import { SearchBox } from '../../kit/draw/search-box.tsx'
import { Picture } from '../../kit/media/picture.tsx'
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

/**
 * The shop's page of results for a text that is put into the address as it was typed: its signs keep their meaning there
 * (NF-01.4). Undefined for blanks (NF-01.5).
 */
export function searchAsTyped(typed: string, pathname: string): string | undefined {
  const text = typed.slice(0, longestSearch).trim()
  if (text === '') return undefined
  return shopPaths(pathname)
    ?.search('')
    .replace('query=', () => `query=${text}`)
}
