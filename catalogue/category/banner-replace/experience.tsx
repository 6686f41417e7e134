import { defineExperience } from '../../define-experience.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import { hideElement } from '../../kit/change/hide.ts'
import { drawAt } from '../../kit/draw/draw.tsx'
import { loadPicture } from '../../kit/media/load-picture.ts'
import mediaStyles from '../../kit/media/media.css?inline'
import { Media } from '../../kit/media/media.tsx'
import wordStyles from '../../kit/media/picture-words.css?inline'
import { PictureWords } from '../../kit/media/picture-words.tsx'
import { ctaGoal } from '../../kit/run/cta-goal.ts'
import { innerScope } from '../../kit/run/inner-scope.ts'
import { runAfter } from '../../kit/watch/after.ts'
import { followElements } from '../../kit/watch/follow.ts'
import styles from './banner-replace.css?inline'
import type { Content } from './template.ts'

/** How long to wait for the element to appear, in ms (CAT-13.4). */
const waitMs = 15_000

/** CAT-13: shows a picture in place of an element that the site configures. */
export const experience = defineExperience<Content>({
  id: 'category/banner-replace',
  async run(scope) {
    const { content, name, options } = scope
    const { image, link, altText, targetElement, title, text, cta } = content
    const warnOf = (problem: string) =>
      options.log.warn(`category/banner-replace: targetElement ${targetElement} ${problem}`)
    if (!isSelector(targetElement)) return warnOf('is no selector')

    const looking = innerScope(scope)
    scope.onRemove(looking.end)
    const onFollow = ctaGoal(options)
    let picture: Promise<boolean> | undefined
    followElements(
      looking,
      // Excludes the banner itself, which a broad selector may also match.
      `:is(${targetElement}):not(.${name}, .${name} *)`,
      async (element, each) => {
        picture ??= loadPicture(image)
        if (!(await picture) || each.signal.aborted) return
        const host = document.createElement('div')
        host.className = name
        addStyles(each, mediaStyles + wordStyles + styles)
        const { show } = drawAt(each, { host, where: 'before', reference: element })
        show(
          <Media src={image} href={link} altText={altText} onFollow={onFollow}>
            {(title || text || cta) && <PictureWords title={title} text={text} cta={link && cta} level="h2" />}
          </Media>,
        )
        hideElement(each, element, `${name}-hidden`)
      },
      { first: true },
    )
    runAfter(
      waitMs,
      () => {
        if (picture) return
        looking.end()
        warnOf('matches nothing')
      },
      looking.signal,
    )
    await picture
  },
})

/** Whether the browser accepts a text as a selector. */
function isSelector(text: string): boolean {
  try {
    document.createDocumentFragment().querySelector(text)
    return true
  } catch {
    return false // a SyntaxError means that the text is not a valid selector
  }
}
