import { defineExperience } from '../../define-experience.ts'
import { inTurn } from '../../kit/change/in-turn.ts'
import type { DisposableScope } from '../../kit/run/scope.ts'
import { followElements } from '../../kit/watch/follow.ts'
import { bringIntoView, inView } from './in-view.ts'
import { keepOrdered } from './keep-ordered.ts'
import { putFirst } from './put-first.ts'
import type { Content } from './template.ts'

const media = ':is(img, video):not(dialog *)'

/**
 * Returns the large media of a gallery, which are children of a common parent. Media that a list of thumbnails repeats and
 * media in a dialog are left out.
 */
function mediaIn(gallery: Element, thumbs: Element | null): HTMLElement[] {
  const all = [...gallery.querySelectorAll(media)].filter((each) => !thumbs?.contains(each))
  let list = all[0]?.parentElement
  while (list && !all.every((each) => list?.contains(each))) list = list.parentElement
  const items = [...(list?.children ?? [])] as HTMLElement[]
  return items.filter((item) => all.some((each) => item.contains(each)))
}

/** PDP-24: changes the order of the pictures and videos of a product, large and small. */
export const experience = defineExperience<Content>({
  id: 'product/media-reorder',
  run(scope) {
    const { content, name, options } = scope
    if (!content.isMoved) return
    const positions = content.order.map(({ position }) => position)
    const { galleryThumbs } = options.anchors
    const thumbList = () => (galleryThumbs ? document.querySelector(galleryThumbs) : null)
    const listThumbs = () => [...(thumbList()?.children ?? [])]

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
