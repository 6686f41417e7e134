import { loadPicture } from '../../kit/media/load-picture.ts'
import type { Content } from './template.ts'

export type HeroPictures = Pick<Content, 'image' | 'imageMobile'>

/** Below this width the picture is imageMobile, in px (HOM-06.1). */
const wideFrom = 768

/** Loads the picture that is due at this width; undefined when it cannot be had, and `image` not either (HOM-06.10). */
export async function loadHero({ image, imageMobile }: HeroPictures): Promise<HeroPictures | undefined> {
  if (imageMobile && innerWidth < wideFrom && (await loadPicture(imageMobile))) return { image, imageMobile }
  const isThere = await loadPicture(image)
  if (!isThere) return undefined
  return { image, imageMobile: innerWidth < wideFrom ? '' : imageMobile }
}
