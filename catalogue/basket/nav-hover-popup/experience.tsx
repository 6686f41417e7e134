import { defineExperience } from '../../define-experience.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import { createDialog } from '../../kit/dialog/dialog.tsx'
import { popupBorder } from '../../kit/dialog/popup-border.ts'
import { popupLimit } from '../../kit/dialog/popup-limit.ts'
import pictureStyles from '../../kit/dialog/popup-picture.css?inline'
import { loadPicture } from '../../kit/media/load-picture.ts'
import { ctaGoal } from '../../kit/run/cta-goal.ts'
import { followElements } from '../../kit/watch/follow.ts'
import { addListeners } from '../../kit/watch/listen.ts'
import { sayText } from '../../kit/words/say.ts'
import styles from './nav-hover-popup.css?inline'
import { PopupContent } from './popup-content.tsx'
import type { Content } from './template.ts'

/** BAS-09: opens a picture in a popup once, when the pointer first enters the menu. */
export const experience = defineExperience<Content>({
  id: 'basket/nav-hover-popup',
  async run(scope) {
    const { content, options, signal } = scope
    const { imgUrl, title, xpName, closeColor } = content
    const limit = popupLimit(options, 'basket/nav-hover-popup', xpName)
    if (!limit?.isNew()) return
    // Loads the picture before the first hover; otherwise the popup would open empty (BAS-09.6).
    if (!(await loadPicture(imgUrl)) || signal.aborted) return
    addStyles(scope, pictureStyles + styles)
    const openDialog = createDialog(scope)

    function openPopup({ pointerType }: PointerEvent): void {
      // Touch and keyboard focus do not count as hovering (BAS-09.3, BAS-09.5).
      if (pointerType === 'touch' || !limit?.isNew()) return
      openDialog({
        label: title || sayText('Offer'),
        className: scope.name,
        closeColor,
        style: { border: popupBorder(content) },
        children: <PopupContent {...content} onFollow={ctaGoal(options)} />,
        isDue: limit.isNew,
        onOpen: limit.countShown,
        onClose: limit.countClosed,
      })
    }
    followElements(scope, scope.selector('navMenu'), (menu, each) => {
      addListeners(menu, { pointerenter: openPopup }, each)
    })
  },
})
