import { isNarrow } from '../../kit/watch/width.ts'
import type { Content } from './template.ts'

/** Returns the picture or video for a window width in CSS px; '' when there is none (CAT-06.1, CAT-06.2). */
export function bannerSource(
  { desktopImg, mobileImg }: Pick<Content, 'desktopImg' | 'mobileImg'>,
  width: number,
): string {
  return isNarrow(width, { below: 768 }) ? mobileImg || desktopImg : desktopImg || mobileImg
}
