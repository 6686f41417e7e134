import { PictureImage } from '../parts/picture-image.tsx'
import { useShop } from '../shop-context.tsx'
import type { HomeContent } from './home-content.ts'

/** Pictures in the season's colours: a grid on wide screens, a strip to swipe on phones. */
export function HomeGallery({ id, gallery }: { id: string; gallery: HomeContent['gallery'] }) {
  const { texts } = useShop()
  return (
    <section className="section" aria-labelledby={id}>
      <h2 id={id}>{texts.home.gallery}</h2>
      <ul className="gallery-strip">
        {gallery.map(({ href, picture, name }) => (
          <li key={href}>
            <a className="gallery-link" href={href}>
              <PictureImage className="gallery-picture" picture={picture} />
              <span>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
