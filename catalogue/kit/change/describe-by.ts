import type { DisposableScope } from '../run/scope.ts'
import { writeAttribute } from './rewrite-attribute.ts'

const name = 'aria-describedby'

/**
 * Adds an element's id to the description of another, also when the page changes that later. What others have added stays,
 * as two templates may explain one link. Removal leaves the attribute as it was.
 */
export function describeBy(scope: DisposableScope, element: Element, id: string): void {
  const idsNow = () => element.getAttribute(name)?.split(' ')

  function addId(): void {
    if (scope.exposure.happens()) element.setAttribute(name, [...(idsNow() ?? []), id].join(' '))
  }

  const observer = new MutationObserver(() => {
    if (!idsNow()?.includes(id) && scope.mayRestore(`The attribute ${name}`)) addId()
  })
  scope.onRemove(() => {
    observer.disconnect()
    const ids = idsNow()
    if (!ids?.includes(id)) return
    const rest = ids.filter((each) => each !== id)
    writeAttribute(element, name, rest.length > 0 ? rest.join(' ') : null)
  })
  addId()
  observer.observe(element, { attributeFilter: [name] })
}
