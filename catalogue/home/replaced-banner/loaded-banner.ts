import { loadPicture } from '../../kit/media/load-picture.ts'
import { isShown } from '../../kit/watch/is-shown.ts'
import { isNarrow } from '../../kit/watch/width.ts'
import type { BannerContent } from './template.ts'

/**
 * What a slot shows, once its picture is there: without one that cannot be loaded, whose colour of words is not for the shop's
 * own background. Undefined when nothing is left. A slot that is not on screen waits for nothing.
 */
export async function loadedBanner(banner: BannerContent, slot: Element): Promise<BannerContent | undefined> {
  const { title, description, img, imgMob } = banner
  const src = (isNarrow(innerWidth, { below: 768 }) && imgMob) || img || imgMob
  if (src && (!isShown(slot) || (await loadPicture(src)))) return banner
  if (!title && !description) return undefined
  return src ? { ...banner, img: '', imgMob: '', textColour: '' } : banner
}
