import { defineExperience } from '../../define-experience.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import { innerScope } from '../../kit/run/inner-scope.ts'
import { runAfter } from '../../kit/watch/after.ts'
import { watchPage } from '../../kit/watch/watch-page.ts'
import type { Content } from './template.ts'

/** How long the widget may let wait for itself, in ms (PDP-10.1, SHR-01.2). */
const waitMs = 15_000

/** PDP-10: the shop's fit widget is hidden, from its first frame on. */
export const experience = defineExperience<Content>({
  id: 'product/hide-true-fit',
  run(scope) {
    if (!scope.content.removeTrueFit) return
    const widget = scope.selector('trueFitWidget')
    const hiding = innerScope(scope)
    scope.onRemove(hiding.end)
    // A style and no change of the widget: it also holds for one that is drawn later, or drawn again.
    addStyles(hiding, `:is(${widget}) { display: none !important }`)
    let came = false
    const checkWidget = () => {
      if (came || document.querySelector(widget) === null) return
      came = true
      hiding.exposure.happens()
    }
    checkWidget()
    watchPage(checkWidget, hiding.signal)
    runAfter(
      waitMs,
      () => {
        if (came) return
        hiding.end()
        scope.options.log.warn('product/hide-true-fit: trueFitWidget did not appear')
      },
      hiding.signal,
    )
  },
})
