/** Whether an experience shows something in an element in place of what the shop has there (`inPlaceOf`). */
export function isFilled(element: Element): boolean {
  return [...element.classList].some((name) => name.endsWith('-emptied'))
}
