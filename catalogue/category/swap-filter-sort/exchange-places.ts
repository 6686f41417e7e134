import { styleSetter } from '../../kit/change/set-style.ts'
import type { DisposableScope } from '../../kit/run/scope.ts'

/** Where shops put a control within its bar, beyond the order in the document. */
const places = [
  ...['order', 'float', 'justify-self', 'align-self'],
  ...['grid-row-start', 'grid-row-end', 'grid-column-start', 'grid-column-end'],
  ...['margin-left', 'margin-right'],
]

/**
 * Reads the places of two controls in their bar, and returns what exchanges them once the controls have changed places in the
 * document. Otherwise an `order` would keep them where they were, and an `auto` margin would push both to one end.
 */
export function readPlaces(one: Element, other: Element): (scope: DisposableScope) => void {
  const [ofOne, ofOther] = [readPlace(one), readPlace(other)]
  return (scope) => {
    takePlace(scope, one as HTMLElement, ofOther)
    takePlace(scope, other as HTMLElement, ofOne)
  }
}

type ControlPlace = Map<string, string>

function readPlace(element: Element): ControlPlace {
  const computed = getComputedStyle(element)
  // Firefox cannot tell an `auto` margin from its size.
  const values = 'computedStyleMap' in element ? element.computedStyleMap() : undefined
  const readValue = (name: string) =>
    name.startsWith('margin') ? values?.get(name)?.toString() : computed.getPropertyValue(name)
  return new Map(places.flatMap((name) => (readValue(name) ? [[name, readValue(name) as string]] : [])))
}

function takePlace(scope: DisposableScope, element: HTMLElement, place: ControlPlace): void {
  const own = readPlace(element)
  place.forEach((value, name) => {
    if (own.get(name) !== value) styleSetter(scope, element, name)(value)
  })
}
