import { Picture } from '../../kit/media/picture.tsx'
import type { GalleryTile } from './template.ts'

/** A picture with its title, and a link where it leads somewhere. */
export function Tile({ img, imgLink, imgTitle, onFollow }: GalleryTile & { onFollow: () => void }) {
  const picture = (
    <>
      <Picture src={img} alt={imgTitle} />
      {imgTitle && <span aria-hidden="true">{imgTitle}</span>}
    </>
  )
  if (imgLink === '') return picture
  return (
    <a href={imgLink} aria-label={imgTitle || 'Offer'} onClick={onFollow}>
      {picture}
    </a>
  )
}
