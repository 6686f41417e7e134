import { defineExperience } from '../../define-experience.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import { placeElement } from '../../kit/change/place.ts'
import { innerScope } from '../../kit/run/inner-scope.ts'
import { followElements } from '../../kit/watch/follow.ts'
import styles from './delivery-info-icon.css?inline'
import type { Content } from './template.ts'

/** PDP-16: shows an icon before the first word of the delivery information. */
export const experience = defineExperience<Content>({
  id: 'product/delivery-info-icon',
  run(scope) {
    const { content, name } = scope
    addStyles(scope, styles)
    followElements(
      scope,
      scope.selector('deliveryInfo'),
      (info, each) => {
        if (!each.exposure.happens()) return
        const icon = document.createElement('img')
        Object.assign(icon, { className: name, src: content.imageUrl, alt: content.text })
        const shown = innerScope(each)
        each.onRemove(shown.end)
        // An icon that cannot be loaded is removed permanently (SHR-01.16).
        icon.addEventListener('error', shown.end, { once: true })
        placeElement(shown, icon, 'prepend', info)
      },
      { first: true },
    )
  },
})
