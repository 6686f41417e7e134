import { slideCopies } from '../../kit/shop/slide-copies.ts'

/** Icons of features may stand in a gallery, below its pictures. */
const media = ':is(img, video, iframe):not(dialog *, .product-feature-icons *)'

/**
 * Returns the large media of a gallery: the children, with media in them, of the element that has most of such children.
 * Media that a list of thumbnails repeats, media in a dialog and the pictures of arrows are left out.
 */
export function mediaIn(gallery: Element, thumbs: Element | null = null): HTMLElement[] {
  const found = [...gallery.querySelectorAll(media)].filter(
    (each) => !thumbs?.contains(each) && !each.closest(slideCopies),
  )
  const plain = found.filter((each) => !each.closest('button, [role="button"]'))
  const lists = new Map<Element, Set<Element>>()
  for (const each of plain.length > 1 ? plain : found)
    for (let item = each; item !== gallery && item.parentElement; item = item.parentElement)
      lists.set(item.parentElement, (lists.get(item.parentElement) ?? new Set()).add(item))
  let best: [list: Element | undefined, items: Set<Element>] = [undefined, new Set()]
  for (const [list, items] of lists) {
    const isWider = items.size === best[1].size && best[0] !== undefined && list.contains(best[0])
    if (items.size > best[1].size || isWider) best = [list, items]
  }
  const items = [...(best[0]?.children ?? [])].filter((item) => best[1].has(item)) as HTMLElement[]
  // Swiper goes round by moving its slides.
  return items.sort((one, other) => placeOf(one) - placeOf(other))
}

const placeOf = ({ dataset }: HTMLElement) => Number(dataset.swiperSlideIndex ?? 0)

/** Returns the picture or film of an item. */
export const mediumOf = (item: Element) => item.querySelector('img, video, iframe') ?? item

/** Returns the thumbnails of a list, which may be in an element of their own in it, and need not be pictures. */
export function thumbnailsIn(thumbs: Element | null): HTMLElement[] {
  if (!thumbs) return []
  const pictures = mediaIn(thumbs)
  if (pictures.length > 1) return pictures
  let list = thumbs
  while (list.children.length === 1 && list.firstElementChild) list = list.firstElementChild
  return [...list.children] as HTMLElement[]
}

/** Returns whether thumbnails are links to media, as `#picture-2`. */
export function leadTo(thumbs: readonly Element[], items: readonly Element[]): boolean {
  const isLink = (thumb: Element) => items.some(({ id }) => id && thumb.querySelector(`a[href="#${CSS.escape(id)}"]`))
  return thumbs.length > 0 && thumbs.every(isLink)
}
