import { defineExperience } from '../../define-experience.ts'
import { sharedOnPage } from '../../kit/run/shared-on-page.ts'
import { followListing } from '../../kit/shop/follow-listing.ts'
import { addListeners } from '../../kit/watch/listen.ts'
import type { Content } from './template.ts'
import { isToBeClicked } from './thumb-to-click.ts'
import { thumbsOf } from './thumbs-of.ts'

/** CAT-10: clicks the first thumbnail of each item once, unless the shopper has chosen one there. */
export const experience = defineExperience<Content>({
  id: 'category/first-image',
  run(scope) {
    const { content, name, options, signal, exposure } = scope
    if (!content.updateFirstImg) return
    const selector = scope.selector('gridThumbs')
    /** Kept for the whole page load, so that a further page view does not click again. */
    const done = sharedOnPage(options, name, () => ({
      clicked: new WeakMap<Element, string>(),
      chosen: new Set<string>(),
    }))
    /** The product that each item shows. */
    const products = new WeakMap<Element, string>()
    let isOwn = false

    followListing(scope, ({ element, productId }) => {
      products.set(element, productId)
      const thumbs = thumbsOf(element, selector)
      const [first] = thumbs
      if (!first || done.chosen.has(productId) || done.clicked.get(element) === productId) return
      if (!isToBeClicked(thumbs) || !exposure.happens()) return
      done.clicked.set(element, productId)
      isOwn = true
      clickElement(first.control)
      isOwn = false
    })

    const noticeChoice = ({ target }: Event) => {
      if (isOwn || !(target instanceof Element) || !target.closest(selector)) return
      const item = target.closest(scope.selector('gridItem'))
      const product = item && products.get(item)
      if (product) done.chosen.add(product)
    }
    addListeners(document, { click: noticeChoice }, { capture: true, signal })
  },
})

/**
 * Clicks an element only for the effect in the shop's own code: opens no page, moves no focus and does not scroll
 * (CAT-10.2).
 */
function clickElement(element: HTMLElement): void {
  const focused = document.activeElement
  const [left, top] = [scrollX, scrollY]
  const keepClosed = (event: Event) => event.preventDefault()
  if (element instanceof HTMLAnchorElement) addEventListener('click', keepClosed, { once: true })
  element.click()
  removeEventListener('click', keepClosed)
  if (document.activeElement !== focused && focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  if (scrollX !== left || scrollY !== top) scrollTo({ left, top, behavior: 'instant' })
}
