import type { Undoing } from './scope.ts'

type Held = { holders: number; before: string | null; after: string | null }

/** Classes that experiences gave to elements, by how many: two instances of a template want the same one. */
const held = new WeakMap<Element, Map<string, Held>>()

/** Adds a class; removal by the last that wanted it leaves the attribute exactly as it was, unless the page has changed it. */
export function addClass(scope: Pick<Undoing, 'onRemove'>, element: Element, name: string): void {
  const classes = held.get(element) ?? new Map<string, Held>()
  held.set(element, classes)
  const one = classes.get(name) ?? hold(element, name)
  classes.set(name, one)
  one.holders++
  element.classList.add(name)
  scope.onRemove(() => {
    one.holders--
    if (one.holders > 0) return
    classes.delete(name)
    release(element, name, one)
  })
}

function hold(element: Element, name: string): Held {
  const before = element.getAttribute('class')
  element.classList.add(name)
  return { holders: 0, before, after: element.getAttribute('class') }
}

function release(element: Element, name: string, { before, after }: Held): void {
  if (element.getAttribute('class') !== after) element.classList.remove(name)
  else if (before === null) element.removeAttribute('class')
  else element.setAttribute('class', before)
}
