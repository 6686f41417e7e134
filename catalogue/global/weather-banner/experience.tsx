import { defineExperience } from '../../define-experience.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import { inPlaceOf } from '../../kit/change/in-place-of.ts'
import { inTurn } from '../../kit/change/in-turn.ts'
import { drawAt } from '../../kit/draw/draw.tsx'
import mediaStyles from '../../kit/media/media.css?inline'
import { MediaLink } from '../../kit/media/media-link.tsx'
import wordStyles from '../../kit/media/picture-words.css?inline'
import { PictureWords } from '../../kit/media/picture-words.tsx'
import { ctaGoal } from '../../kit/run/cta-goal.ts'
import type { DisposableScope } from '../../kit/run/scope.ts'
import { followSlots } from '../../kit/shop/follow-slots.ts'
import { sayText } from '../../kit/words/say.ts'
import { pictureFor, type WeatherPicture } from './picture-for.ts'
import type { Content } from './template.ts'
import styles from './weather-banner.css?inline'

/** GLB-09: shows a picture for the current weather in the shop's content slots. */
export const experience = defineExperience<Content>({
  id: 'global/weather-banner',
  run(scope) {
    const { content, name, options } = scope
    const onFollow = ctaGoal(options)
    let asked: Promise<WeatherPicture | undefined> | undefined
    addStyles(scope, mediaStyles + wordStyles + styles)

    function fillSlot(each: DisposableScope, slot: Element, { src, href, title, text, cta }: WeatherPicture): void {
      const host = document.createElement('div')
      host.className = name
      inPlaceOf(each, slot, name)
      const { show } = drawAt(each, { host, where: 'prepend', reference: slot })
      const hasWords = Boolean(title || text || (href && cta))
      const alt = content.altText || (href && !hasWords ? sayText('Offer') : '')
      show(
        <MediaLink href={href} onFollow={onFollow}>
          <img className="instep-media-shown" src={src} alt={alt} />
          {hasWords && <PictureWords title={title} text={text} cta={href && cta} level="h2" />}
        </MediaLink>,
      )
    }

    followSlots(scope, async ({ slot, slotId }, each) => {
      if (!content.slotIds.includes(slotId)) return
      asked ??= pictureFor(scope)
      const picture = await asked
      if (!picture || each.signal.aborted) return
      inTurn(each, { element: slot, name: 'content' }, (turn) => fillSlot(turn, slot, picture))
    })
    return asked?.then(() => {})
  },
})
