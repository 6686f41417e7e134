import { Icon } from '../parts/icon.tsx'
import { PictureImage } from '../parts/picture-image.tsx'
import { useShop } from '../shop-context.tsx'
import type { HomeContent } from './home-content.ts'

/** Links to the categories, each with a picture. */
export function CategoryTiles({ tiles }: { tiles: HomeContent['tiles'] }) {
  const { texts } = useShop()
  return (
    <section className="section" aria-labelledby="categories">
      <h2 id="categories">{texts.home.categories}</h2>
      <ul className="tiles">
        {tiles.map(({ category, href, scene }) => (
          <li key={category}>
            <a className="tile" href={href}>
              <PictureImage className="tile-picture" picture={{ src: scene.narrow, alt: scene.alt }} decorative />
              <span className="tile-name">
                {texts.categories[category]} <Icon name="arrow" />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
