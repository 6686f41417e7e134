import { defineExperience } from '../../define-experience.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import { createDialog } from '../../kit/dialog/dialog.tsx'
import { popupBorder } from '../../kit/dialog/popup-border.ts'
import { popupLimit } from '../../kit/dialog/popup-limit.ts'
import pictureStyles from '../../kit/dialog/popup-picture.css?inline'
import { richParts } from '../../kit/draw/rich-parts.ts'
import { loadPicture } from '../../kit/media/load-picture.ts'
import { ctaGoal } from '../../kit/run/cta-goal.ts'
import { runAfter } from '../../kit/watch/after.ts'
import { sayText } from '../../kit/words/say.ts'
import styles from './popup.css?inline'
import { PopupContent } from './popup-content.tsx'
import { popupForm } from './popup-form.ts'
import type { Content } from './template.ts'

/** What is read in the popup. */
const readWords = '.product-popup-words, .product-popup-link'

/**
 * PDP-11: shows a popup with a picture or text some seconds after page load, until the shopper has closed it often enough.
 */
export const experience = defineExperience<Content>({
  id: 'product/popup',
  run(scope) {
    const { content, options, signal } = scope
    const { imgUrl, xpName, timeout, timesToShow, title, contentText } = content
    const label = title || firstLine(contentText)
    const popup = popupForm(content)
    if (popup.form === 'none') return scope.exposure.lacks(popup.because)
    const limit = popupLimit(options, 'product/popup', xpName)
    if (!limit?.mayShow(timesToShow)) return
    const openDialog = createDialog(scope)
    // Loads the picture during the wait.
    const loading = loadPicture(imgUrl)
    async function groundPopup(): Promise<void> {
      const { groundWords } = await import('../../kit/change/ground-words.ts')
      const host = document.querySelector<HTMLElement>('.product-popup-inside')
      if (host && !signal.aborted) groundWords(scope, { host, name: scope.name, words: readWords, isChosen: true })
    }

    runAfter(
      Math.max(0, timeout) * 1000,
      async () => {
        const hasPicture = await loading
        if (popup.form === 'picture' && !hasPicture) return
        addStyles(scope, pictureStyles + styles)
        openDialog({
          label,
          className: scope.name,
          closeColor: content.closeColor,
          style: frameOf(content),
          children: (
            <PopupContent
              content={content}
              hasPicture={hasPicture}
              link={popup.link}
              label={label}
              onFollow={ctaGoal(options)}
            />
          ),
          isDue: () => limit.mayShow(timesToShow),
          onOpen() {
            limit.countShown()
            void groundPopup()
          },
          onClose: limit.countClosed,
        })
      },
      signal,
    )
  },
})

/** Returns what names a popup without title to screen readers. A picture has no text in the content. */
function firstLine(text: string): string {
  const words = richParts(text).map((part) => part.words)
  return words.join('').trim().split('\n')[0] || sayText('Offer')
}

function frameOf({ borderWidth, borderColor, contentText }: Content) {
  return {
    border: popupBorder({ borderWidth, borderColor }),
    backgroundColor: contentText ? 'white' : undefined,
  }
}
