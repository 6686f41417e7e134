import { defineExperience } from '../../define-experience.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import { hideElement } from '../../kit/change/hide.ts'
import { drawBeside } from '../../kit/draw/draw-beside.tsx'
import { loadMedia } from '../../kit/media/load-media.ts'
import mediaStyles from '../../kit/media/media.css?inline'
import { Media } from '../../kit/media/media.tsx'
import wordStyles from '../../kit/media/picture-words.css?inline'
import { PictureWords } from '../../kit/media/picture-words.tsx'
import { ctaGoal } from '../../kit/run/cta-goal.ts'
import { innerScope } from '../../kit/run/inner-scope.ts'
import { sayText } from '../../kit/words/say.ts'
import styles from './mobile-hero.css?inline'
import type { Content } from './template.ts'

/** HOM-05: shows a picture or video in place of the hero on phones. */
export const experience = defineExperience<Content>({
  id: 'home/mobile-hero',
  async run(scope) {
    const { content, name, options } = scope
    const { mobileImg, altText, bannerURL, title, text, cta } = content
    const hasWords = title || text || cta
    const loaded = await loadMedia(mobileImg)
    if (!loaded || scope.signal.aborted) return
    // This scope ends by itself when the video fails, so that the hero of the shop comes back.
    const { end, ...shown } = innerScope(scope)
    const onFollow = ctaGoal(options)
    scope.onRemove(end)
    addStyles(shown, mediaStyles + wordStyles + styles)
    drawBeside(
      { ...scope, ...shown },
      { anchor: 'heroBanner', where: 'before' },
      ({ anchor, onRemove, exposure, mayRestore, show }) => {
        hideElement({ onRemove, exposure, mayRestore }, anchor, `${name}-hidden`)
        show(
          <Media
            src={mobileImg}
            href={bannerURL}
            title={hasWords ? '' : sayText('Offer')}
            onBroken={end}
            altText={altText}
            onFollow={onFollow}
            {...loaded}
          >
            {hasWords && (
              <PictureWords
                title={title}
                text={text}
                cta={bannerURL && cta}
                level={anchor.querySelector('h1') ? 'h1' : 'h2'}
              />
            )}
          </Media>,
        )
      },
    )
  },
})
