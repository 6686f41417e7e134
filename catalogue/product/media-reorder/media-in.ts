const media = ':is(img, video):not(dialog *)'

/**
 * The large media of a gallery, as the children of their common parent: those that a list of small ones repeats do not count,
 * nor those in a dialog.
 */
export function mediaIn(gallery: Element, thumbs: Element | null): HTMLElement[] {
  const all = [...gallery.querySelectorAll(media)].filter((each) => !thumbs?.contains(each))
  let list = all[0]?.parentElement
  while (list && !all.every((each) => list?.contains(each))) list = list.parentElement
  const items = [...(list?.children ?? [])] as HTMLElement[]
  return items.filter((item) => all.some((each) => item.contains(each)))
}
