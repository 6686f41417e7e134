import { defineExperience } from '../../define-experience.ts'
import { inTurn } from '../../kit/change/in-turn.ts'
import type { DisposableScope } from '../../kit/run/scope.ts'
import { followElements } from '../../kit/watch/follow.ts'
import { bringIntoView, inView } from './in-view.ts'
import { keepOrdered } from './keep-ordered.ts'
import { mediaIn, thumbnailsIn } from './media-in.ts'
import { putFirst } from './put-first.ts'
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
      const showItem = (item = listMedia()[0]) => item && bringIntoView(item, listThumbs()[listMedia().indexOf(item)])
      keepOrdered(turn, listThumbs, (own, items) => putFirst(own, items, positions))
      keepOrdered(turn, listMedia, (own, items) => {
        if (own.exposure.isControl) return putFirst(own, items, positions)
        const chosen = inView(items)
        let seen: HTMLElement | undefined
        own.onRemove(() => showItem(seen))
        putFirst(own, items, positions)
        // Runs before the order is undone.
        own.onRemove(() => {
          seen = inView(listMedia())
        })
        showItem(chosen === items[0] ? undefined : chosen)
      })
    }

    followElements(
      scope,
      scope.selector('productGallery'),
      (gallery, each) => inTurn(each, { element: gallery, name }, (turn) => reorderMedia(turn, gallery)),
      { first: true },
    )
  },
})
