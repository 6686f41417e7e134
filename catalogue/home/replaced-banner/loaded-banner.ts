import { loadPicture } from '../../kit/media/load-picture.ts'
import { isShown } from '../../kit/watch/is-shown.ts'
import { isNarrow } from '../../kit/watch/width.ts'
import type { BannerContent } from './template.ts'

/**
 * Returns what a slot shows, after loading its picture. A picture that cannot be loaded is left out, and with it the text
 * colour, which is not meant for the background of the shop. Undefined when nothing is left. Slots outside of the screen do
 * not wait.
 */
export async function loadedBanner(banner: BannerContent, slot: Element): Promise<BannerContent | undefined> {
  const { title, description, img, imgMob } = banner
  const src = (isNarrow(innerWidth, { below: 768 }) && imgMob) || img || imgMob
  if (src && (!isShown(slot) || (await loadPicture(src)))) return banner
  if (!title && !description) return undefined
  return src ? { ...banner, img: '', imgMob: '', textColour: '' } : banner
}
