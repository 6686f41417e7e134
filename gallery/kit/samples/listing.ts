import { defineExperience } from '../../../catalogue/define-experience.ts'
import { addStyles } from '../../../catalogue/kit/change/add-styles.ts'
import { addTip } from '../../../catalogue/kit/change/add-tip.ts'
import { cornerMarks } from '../../../catalogue/kit/change/corner-marks.ts'
import tipStyles from '../../../catalogue/kit/change/tip.css?inline'
import type { DisposableScope } from '../../../catalogue/kit/run/scope.ts'
import { followListing } from '../../../catalogue/kit/shop/follow-listing.ts'

export type Content = { badge: string; message: string; sellingFast: string }

export const experience = defineExperience<Content>({
  id: 'kit/listing',
  run(scope) {
    const { badge, message, sellingFast } = scope.content
    addStyles(scope, tipStyles)
    // Each kind of mark has its own corner.
    const markBadge = cornerMarks(scope, 'badge')
    const markFast = cornerMarks(scope, 'sellingFast')
    followListing(scope, ({ element, productId, skus }, each) => {
      scope.options.log.info(`Marked: ${productId}, skus ${skus.join(', ')}`)
      markBadge(each, { element, mark: badgeOf(each, { area: element, badge, message }) })
      markFast(each, { element, mark: markOf('span', sellingFast) })
    })
  },
})

function badgeOf(
  each: DisposableScope,
  { area, badge, message }: { area: HTMLElement; badge: string; message: string },
) {
  const mark = document.createElement('div')
  const trigger = markOf('button', badge)
  mark.append(trigger)
  addTip(each, { trigger, focused: trigger, area, text: message })
  return mark
}

function markOf(tag: 'button' | 'span', words: string): HTMLElement {
  const mark = document.createElement(tag)
  if (mark instanceof HTMLButtonElement) mark.type = 'button'
  mark.className = 'kit-mark'
  mark.textContent = words
  return mark
}
