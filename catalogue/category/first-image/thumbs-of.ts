import type { Thumb } from './thumb-to-click.ts'

const controls =
  'button, a[href], input, [role="button"], [role="tab"], [role="radio"], img:not(button *, a *, [role] *)'
const chosen =
  '[aria-pressed="true"], [aria-selected="true"], [aria-checked="true"], [aria-current]:not([aria-current="false"]), :checked'

/** Returns the thumbnails of an item, each with the element to click. */
export function thumbsOf(item: Element, selector: string): (Thumb & { control: HTMLElement })[] {
  const list = item.querySelector(selector)
  return [...(list?.querySelectorAll<HTMLElement>(controls) ?? [])].map((control) => ({
    control,
    isChosen: control.matches(chosen) || control.closest('li')?.matches(chosen) === true,
    leadsAway: control instanceof HTMLAnchorElement && !isHere(control),
  }))
}

/** Whether a link points to a place on this page. */
function isHere({ href }: HTMLAnchorElement): boolean {
  return href.split('#')[0] === location.href.split('#')[0]
}
