import { defineExperience } from '../../define-experience.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import { drawAboveList } from '../../kit/draw/draw-above-list.tsx'
import { loadPicture } from '../../kit/media/load-picture.ts'
import mediaStyles from '../../kit/media/media.css?inline'
import { Media } from '../../kit/media/media.tsx'
import { isVideo } from '../../kit/media/media-kind.ts'
import wordStyles from '../../kit/media/picture-words.css?inline'
import { PictureWords } from '../../kit/media/picture-words.tsx'
import { ctaGoal } from '../../kit/run/cta-goal.ts'
import { useWindowWidth } from '../../kit/watch/use-window-width.ts'
import { bannerSource } from './banner-source.ts'
import type { Content } from './template.ts'

/** CAT-06: shows a picture or video above the list. */
export const experience = defineExperience<Content>({
  id: 'category/media-banner',
  async run(scope) {
    const { content, name, options, signal } = scope
    const first = bannerSource(content, innerWidth)
    if (first === '') return
    // The list moves only once, when the banner has loaded.
    if (!isVideo(first)) await loadPicture(first)
    if (signal.aborted) return
    const onFollow = ctaGoal(options)
    const own = `.${name}:has(*) { margin-block-end: 24px; border-radius: 6px; overflow: clip }`
    addStyles(scope, mediaStyles + wordStyles + own)
    drawAboveList(scope, ({ show }) => show(<MediaBanner {...content} onFollow={onFollow} />))
  },
})

type MediaBannerProps = Content & { onFollow: () => void }

/** Loads only the file for the current window width, and follows changes of the width (CAT-06.4). */
function MediaBanner({ altText, bannerURL, title, text, cta, onFollow, ...files }: MediaBannerProps) {
  const src = bannerSource(files, useWindowWidth())
  return (
    <Media altText={altText} onFollow={onFollow} src={src} href={bannerURL}>
      {(title || text || cta) && <PictureWords title={title} text={text} cta={bannerURL && cta} level="h2" />}
    </Media>
  )
}
