import { defineExperience } from '../../define-experience.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import { inTurn } from '../../kit/change/in-turn.ts'
import { loadPicture } from '../../kit/media/load-picture.ts'
import { followElements } from '../../kit/watch/follow.ts'
import { keepInside } from './keep-inside.ts'
import styles from './padlock.css?inline'
import type { Content } from './template.ts'

/** CHK-01: shows a padlock in each card field. */
export const experience = defineExperience<Content>({
  id: 'checkout/padlock',
  async run(scope) {
    const { content, name, options, signal } = scope
    const { cardField } = options.anchors
    if (!cardField || !(await loadPicture(content.padlockIcon)) || signal.aborted) return
    addStyles(scope, styles)
    followElements(scope, cardField, (field, each) =>
      inTurn(each, { element: field, name }, (turn) => {
        const icon = document.createElement('img')
        Object.assign(icon, { className: name, src: content.padlockIcon, alt: '', height: 16 })
        keepInside(turn, icon, field as HTMLElement)
      }),
    )
  },
})
