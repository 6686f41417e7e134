import type { Video } from '../../../products/product.ts'
import type { Picture } from '../../data/picture-of.ts'

/** One item of the gallery: a picture, or a film with its poster. */
export type Medium = { id: string; picture: Picture; video?: Video }

/** Returns the pictures of a product in order, then its film if it has one. `name` is the film's own. */
export function mediaOf({ pictures, video }: { pictures: Picture[]; video?: Video }, name: string): Medium[] {
  const media: Medium[] = pictures.map((picture, index) => ({ id: `picture-${index + 1}`, picture }))
  return video ? [...media, { id: 'video', picture: { src: video.poster, alt: name }, video }] : media
}
