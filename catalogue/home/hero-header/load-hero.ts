import { loadPicture } from '../../kit/media/load-picture.ts'
import type { Content } from './template.ts'

export type HeroPictures = Pick<Content, 'image' | 'imageMobile'>

/** Below this width in px the picture is imageMobile (HOM-06.1). */
const wideFrom = 768

/** Loads the picture for the current width. Undefined when neither it nor `image` can be loaded (HOM-06.10). */
export async function loadHero({ image, imageMobile }: HeroPictures): Promise<HeroPictures | undefined> {
  if (imageMobile && innerWidth < wideFrom && (await loadPicture(imageMobile))) return { image, imageMobile }
  const isThere = await loadPicture(image)
  if (!isThere) return undefined
  return { image, imageMobile: innerWidth < wideFrom ? '' : imageMobile }
}
