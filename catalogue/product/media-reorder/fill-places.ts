import { moveElement } from '../../kit/change/move.ts'
import type { DisposableScope } from '../../kit/run/scope.ts'
import { setAttribute } from './set-attribute.ts'

/** What a picture is stands in these, and what the larger one is that PhotoSwipe, Fancybox or lightGallery opens. */
const ofPicture = /^(src|srcset|sizes|alt|title|width|height|data-(.+-)?(width|height|size|caption))$/
/** These may name a picture, as by the id of its medium or the address of a larger one. */
const mayName = /^(href|data-.+)$/
const media = 'img, video, iframe'
/** A picture that a script of the shop loads later has what to load there, and a class that says so. */
const lazy = '[data-src], [data-srcset], [data-lazy], [data-lazy-src], [data-original]'

/**
 * Shows in each place of a list what another one shows (PDP-24.1). The elements of the places stay, because sliders, and the thumbnails
 * that belong to them, know them by their number or have measured where they are; what is in them changes. Attributes that
 * name a picture go with it, so that the shop still finds it.
 * @param order the index of the place whose content each place gets
 * @param isDeep whether also what is around the pictures stays, as the buttons of thumbnails
 */
export function fillPlaces(
  scope: DisposableScope,
  places: readonly Element[],
  { order, isDeep }: { order: readonly number[]; isDeep: boolean },
): void {
  if (!scope.exposure.happens()) return
  const isAlike = (elements: readonly (Element | undefined)[]) =>
    elements.every((each) => each && each.tagName === elements[0]?.tagName && !each.matches(lazy))
  if (places.some((each) => each.matches(media)) && !isAlike(places)) {
    moveInOrder(scope, places, order)
    return
  }
  exchangeAttributes(scope, places, order)
  const inner = places.map(({ children }) => (children.length === 1 ? children[0] : undefined))
  if (isDeep && isAlike(inner)) fillPlaces(scope, inner as Element[], { order, isDeep })
  else exchangeChildren(scope, places, order)
}

function exchangeChildren(scope: DisposableScope, places: readonly Element[], order: readonly number[]): void {
  const contents = places.map(({ children }) => [...children])
  places.forEach((place, to) => {
    const from = order[to] as number
    if (from !== to) for (const each of contents[from] ?? []) moveElement(scope, each, 'append', place)
  })
}

/** Moves the items themselves: media without an element of their own, and those that links lead to. */
export function moveInOrder(scope: DisposableScope, items: readonly Element[], order: readonly number[]): void {
  const now = [...items]
  order.forEach((from, to) => {
    const item = items[from] as Element
    if (now[to] === item) return
    moveElement(scope, item, 'before', now[to] as Element)
    now.splice(now.indexOf(item), 1)
    now.splice(to, 0, item)
  })
}

function exchangeAttributes(scope: DisposableScope, places: readonly Element[], order: readonly number[]): void {
  for (const name of new Set(places.flatMap((each) => each.getAttributeNames()))) {
    const values = places.map((each) => each.getAttribute(name))
    if (!ofPicture.test(name) && !(mayName.test(name) && areNames(values))) continue
    places.forEach((place, to) => {
      setAttribute(scope, place, name, values[order[to] as number] ?? null)
    })
  }
}

/** Names differ. A short number is that of a place, and what is the id of an element leads to a place. */
function areNames(values: readonly (string | null)[]): boolean {
  const isName = (value: string | null) =>
    value && !/^\d{1,2}$/.test(value) && !document.getElementById(value.replace(/^#/, ''))
  return values.every(isName) && new Set(values).size === values.length
}
