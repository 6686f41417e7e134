import { Media } from '../../kit/media.tsx'
import { useWindowWidth } from '../../kit/use-window-width.ts'
import { bannerSource } from './banner-source.ts'
import type { Content } from './template.ts'

type BannerProps = Content & { onFollow: () => void }

/** Only the file of the window's width is loaded, live (CAT-06.4). */
export function MediaBanner({ altText, bannerURL, onFollow, ...files }: BannerProps) {
  return <Media {...{ altText, onFollow }} src={bannerSource(files, useWindowWidth())} href={bannerURL} />
}
