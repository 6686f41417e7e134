import type { DisposableScope } from '../run/scope.ts'
import { writeAttribute } from './rewrite-attribute.ts'

/** How many experiences have added each class of an element. */
const held = new WeakMap<Element, Map<string, number>>()

/** What a class needs that is added again when the page takes it away. */
export type ClassScope = Pick<DisposableScope, 'onRemove' | 'exposure' | 'mayRestore'>

/**
 * Adds a class, again when the page writes its own classes anew, as frameworks do when one of theirs comes or goes
 * (SHR-01.12). When the last experience that added it is removed, the attribute is as it would be without it, to the byte.
 */
export function addClass(scope: ClassScope, element: Element, name: string): void {
  if (!scope.exposure.happens()) return
  const holders = held.get(element) ?? new Map<string, number>()
  const hasClass = () => element.classList.contains(name)
  // A class that is already present belongs to the page.
  if (!holders.get(name) && hasClass()) return
  const countHolders = (more: number) => holders.set(name, (holders.get(name) ?? 0) + more)
  held.set(element, countHolders(1))

  function putClass(): void {
    const text = element.getAttribute('class')
    if (!hasClass()) writeAttribute(element, 'class', text === null ? name : `${text} ${name}`)
  }
  putClass()
  const observer = new MutationObserver(() => {
    if (!hasClass() && scope.mayRestore(`The class ${name}`)) putClass()
  })
  observer.observe(element, { attributeFilter: ['class'] })
  scope.onRemove(() => {
    observer.disconnect()
    const text = element.getAttribute('class')
    if (countHolders(-1).get(name) || !text) return
    const others = text.split(' ').filter((each) => each !== name)
    // An element that had no class has no attribute again.
    writeAttribute(element, 'class', text === name ? null : others.join(' '))
  })
}
