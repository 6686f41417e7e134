import type { MouseEvent } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { PictureImage } from '../../parts/picture-image.tsx'
import { useShop } from '../../shop-context.tsx'
import type { Medium } from './medium.ts'

type Props = { media: Medium[]; shown: string; onChoose: (id: string) => void }

/** The thumbnails that choose the main picture; links to it, so that they also work without script (SHOP-45). */
export function GalleryThumbs({ media, shown, onChoose }: Props) {
  const { texts } = useShop()

  function chooseMedium(event: MouseEvent, id: string) {
    event.preventDefault()
    onChoose(id)
  }

  return (
    <ul className="gallery-thumbs" data-anchor="galleryThumbs">
      {media.map(({ id, picture, video }, index) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-label={video ? texts.product.showFilm : texts.product.showPicture(index + 1)}
            aria-current={id === shown}
            onClick={(event) => chooseMedium(event, id)}
          >
            <PictureImage picture={picture} decorative />
            {video && <Icon name="play" />}
          </a>
        </li>
      ))}
    </ul>
  )
}
