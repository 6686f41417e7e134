import { defineExperience } from '../../define-experience.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import { innerScope } from '../../kit/run/inner-scope.ts'
import { runAfter } from '../../kit/watch/after.ts'
import { watchPage } from '../../kit/watch/watch-page.ts'
import type { Content } from './template.ts'

/** How long to wait for the widget, in ms (PDP-10.1, SHR-01.2). */
const waitMs = 15_000

/** PDP-10: hides the fit widget of the shop from its first frame on. */
export const experience = defineExperience<Content>({
  id: 'product/hide-true-fit',
  run(scope) {
    if (!scope.content.removeTrueFit) return
    const widget = scope.selector('trueFitWidget')
    const hiding = innerScope(scope)
    scope.onRemove(hiding.end)
    // A style rule also applies to a widget that is drawn later or redrawn.
    for (const each of [widget, scope.content.place])
      if (each) addStyles(hiding, `:is(${each}) { display: none !important }`)
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
