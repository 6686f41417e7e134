import { defineExperience } from '../../define-experience.ts'
import { inTurn } from '../../kit/change/in-turn.ts'
import type { Undoing } from '../../kit/run/scope.ts'
import { follow } from '../../kit/watch/follow.ts'
import { bringIntoView, inView } from './in-view.ts'
import { keepOrdered } from './keep-ordered.ts'
import { putFirst } from './put-first.ts'
import type { Content } from './template.ts'

const media = ':is(img, video):not(dialog *)'

/**
 * The large media of a gallery, as the children of their common parent: those that a list of small ones repeats do not count,
 * nor those in a dialog.
 */
function mediaIn(gallery: Element, thumbs: Element | null): HTMLElement[] {
  const all = [...gallery.querySelectorAll(media)].filter((each) => !thumbs?.contains(each))
  let list = all[0]?.parentElement
  while (list && !all.every((each) => list?.contains(each))) list = list.parentElement
  const items = [...(list?.children ?? [])] as HTMLElement[]
  return items.filter((item) => all.some((each) => item.contains(each)))
}

/** PDP-24: pictures and films of a product in another order, large and small. */
export const experience = defineExperience<Content>({
  id: 'product/media-reorder',
  run(scope) {
    const { content, name, options } = scope
    if (!content.isMoved) return
    const positions = content.order.map(({ position }) => position)
    const { galleryThumbs } = options.anchors
    const thumbList = () => (galleryThumbs ? document.querySelector(galleryThumbs) : null)
    const thumbs = () => [...(thumbList()?.children ?? [])]

    function reorder(turn: Undoing, gallery: Element): void {
      const media = () => mediaIn(gallery, thumbList())
      const show = (item = media()[0]) => item && bringIntoView(item, thumbs()[media().indexOf(item)])
      keepOrdered(turn, thumbs, (own, items) => putFirst(own, items, positions))
      keepOrdered(turn, media, (own, items) => {
        if (own.exposure.isControl) return putFirst(own, items, positions)
        const chosen = inView(items)
        let seen: HTMLElement | undefined
        own.onRemove(() => show(seen))
        putFirst(own, items, positions)
        // Before the order is undone.
        own.onRemove(() => {
          seen = inView(media())
        })
        show(chosen === items[0] ? undefined : chosen)
      })
    }

    follow(
      scope,
      scope.selector('productGallery'),
      (gallery, each) => inTurn(each, { element: gallery, name }, (turn) => reorder(turn, gallery)),
      { first: true },
    )
  },
})
