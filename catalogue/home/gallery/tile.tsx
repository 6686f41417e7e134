import { Picture } from '../../kit/media/picture.tsx'
import { sayText } from '../../kit/words/say.ts'
import type { GalleryTile } from './template.ts'

/** Draws a picture with its title, as a link if it has an address. */
export function Tile({ img, imgLink, imgTitle, onFollow }: GalleryTile & { onFollow: () => void }) {
  const picture = (
    <>
      <Picture src={img} alt={imgTitle} />
      {imgTitle && <span aria-hidden="true">{imgTitle}</span>}
    </>
  )
  if (imgLink === '') return picture
  return (
    <a href={imgLink} aria-label={imgTitle || sayText('Offer')} onClick={onFollow}>
      {picture}
    </a>
  )
}
