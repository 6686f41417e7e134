import { defineExperience } from '../../define-experience.ts'
import { addClass } from '../../kit/change/add-class.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import { cornerMarks } from '../../kit/change/corner-marks.ts'
import { type InnerScope, innerScope } from '../../kit/run/inner-scope.ts'
import { type Steps, takeSteps } from '../../kit/run/take-steps.ts'
import { followListing } from '../../kit/shop/follow-listing.ts'
import { watchPage } from '../../kit/watch/watch-page.ts'
import { whenResized } from '../../kit/watch/when-resized.ts'
import { isReduced } from './is-reduced.ts'
import { pricesIn } from './prices-in.ts'
import styles from './sale-badge.css?inline'
import { saleBadge } from './sale-badge.ts'
import type { Content } from './template.ts'

/** CAT-14: shows a badge on the reduced items of the list. */
export const experience = defineExperience<Content>({
  id: 'category/sale-badge',
  run(scope) {
    const { content, name, options } = scope
    const priceSelector = scope.selector('gridPrice')
    addStyles(scope, styles)
    const mark = cornerMarks(scope, 'saleBadge')
    followListing(scope, ({ element }, each) => {
      let said: string | null | undefined
      let marked: InnerScope | undefined

      function* updateBadge(): Steps {
        const price = element.querySelector(priceSelector)
        if (price?.textContent === said) return
        said = price?.textContent
        const reduced = price !== null && isReduced(pricesIn(price))
        if (reduced === (marked !== undefined)) return
        marked?.end()
        marked = reduced ? innerScope(each) : undefined
        if (marked) yield* drawBadge(marked, element)
      }

      each.onRemove(() => marked?.end())
      watchPage(() => takeSteps([updateBadge()]), each.signal)
      return updateBadge()
    })

    function* drawBadge(marked: InnerScope, element: Element): Steps {
      yield
      const badge = saleBadge(marked, content)
      mark(marked, { element, mark: badge })
      yield
      const size = sizeOf(badge, content.bSize)
      yield
      badge.style.inlineSize = size
      // A slider gives its slides another width when it begins, and when the window has another one.
      if (size !== content.bSize)
        whenResized(marked, [pictureOf(badge) as Element], () => {
          badge.style.inlineSize = sizeOf(badge, content.bSize)
        })
      yield
      const { gridWishlist } = options.anchors
      const isInTheWay = gridWishlist && isUnder(badge, element.querySelector(gridWishlist))
      yield
      if (isInTheWay) addClass(marked, element, `${name}-yields`)
    }
  },
})

const pictureOf = (badge: Element) => badge.parentElement?.parentElement

/** A percentage refers to the width of the picture, not to that of the corner that contains the badge. */
function sizeOf(badge: Element, size: string): string {
  const picture = pictureOf(badge)
  return size.endsWith('%') && picture ? `${(picture.clientWidth * Number.parseFloat(size)) / 100}px` : size
}

/** Returns whether a control of the shop is at the same place. Many shops show it only on hover. */
function isUnder(badge: Element, control: Element | null): boolean {
  const [one, other] = [badge.getBoundingClientRect(), control?.getBoundingClientRect() ?? new DOMRect()]
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}
