import { defineExperience } from '../../define-experience.ts'
import { inTurn } from '../../kit/change/in-turn.ts'
import type { DisposableScope } from '../../kit/run/scope.ts'
import { followElements } from '../../kit/watch/follow.ts'
import { fillPlaces, moveInOrder } from './fill-places.ts'
import { bringIntoView, inView } from './in-view.ts'
import { keepOrdered } from './keep-ordered.ts'
import { leadTo, mediaIn, mediumOf, thumbnailsIn } from './media-in.ts'
import { mediaOrder } from './media-order.ts'
import { mirrorCopies } from './mirror-copies.ts'
import { passMark } from './pass-mark.ts'
import { pictureOf, showSame } from './picture-name.ts'
import type { Content } from './template.ts'

/** PDP-24: changes the order of the pictures and videos of a product, large and small. */
export const experience = defineExperience<Content>({
  id: 'product/media-reorder',
  run(scope) {
    const { content, name, options } = scope
    if (!content.isMoved) return
    const positions = content.order.map(({ position }) => position)
    const { galleryThumbs } = options.anchors
    const thumbList = () => (galleryThumbs ? document.querySelector(galleryThumbs) : null)
    const listThumbs = () => thumbnailsIn(thumbList())

    function reorderMedia(turn: DisposableScope, gallery: Element): void {
      const listMedia = () => mediaIn(gallery, thumbList())
      const fillAll = (
        own: DisposableScope,
        items: readonly HTMLElement[],
        order: readonly number[],
        isDeep: boolean,
      ) => {
        // Links lead to where the media are.
        const isMoved = leadTo(listThumbs(), listMedia())
        if (isMoved) moveInOrder(own, items, order)
        else fillPlaces(own, items, { order, isDeep })
      }
      // A slider that has only the slides around the one in view on the page draws the others in its own order.
      const orderOf = (items: readonly Element[]) =>
        [...items, ...listMedia()].some((item) => item.closest('.swiper-virtual'))
          ? turn.exposure.lacks('the slider draws only some of its slides')
          : mediaOrder(items.length, positions)
      const seenAt = () => listMedia().indexOf(inView(listMedia(), gallery) as HTMLElement)
      // The first place is shown anyway, and nobody has chosen it.
      const showItem = (at: number, chosen: number) => {
        const item = listMedia()[at]
        if (item) bringIntoView(item, gallery, chosen > 0 ? listThumbs()[at] : undefined)
      }
      keepOrdered(turn, { itemsNow: listMedia, contentOf: (item) => [mediumOf(item)] }, (own, items) => {
        const order = orderOf(items)
        if (!order) return
        const chosen = own.exposure.isControl ? -1 : seenAt()
        let seen = -1
        if (chosen >= 0) own.onRemove(() => showItem(order[seen] ?? -1, seen))
        mirrorCopies(own, items, () => fillAll(own, items, order, false))
        passMark(own, listMedia())
        // Runs before the order is undone.
        if (chosen >= 0)
          own.onRemove(() => {
            seen = seenAt()
          })
        showItem(chosen > 0 ? order.indexOf(chosen) : chosen, chosen)
      })
      keepOrdered(
        turn,
        { itemsNow: listThumbs, contentOf: (item) => [mediumOf(item), pictureOf(item)?.src] },
        (own, items) => {
          const order = orderOf(items)
          // Some shops make the thumbnails of the pictures, in the order that these have then.
          if (order && !showSame(items, listMedia())) fillAll(own, items, order, true)
        },
      )
    }

    followElements(
      scope,
      scope.selector('productGallery'),
      (gallery, each) => inTurn(each, { element: gallery, name }, (turn) => reorderMedia(turn, gallery)),
      { first: true },
    )
  },
})
