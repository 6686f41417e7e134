import { partsOf, type SelectorPart, type Stability, stabilities } from './selector-parts.ts'

export type SelectorCandidate = {
  selector: string
  stability: Stability /** How many elements of this page it matches. */
  count: number
}

/** How many elements above the chosen one may be part of a selector. */
const mostAncestors = 8
const mostCandidates = 6

/**
 * Returns selectors for an element that is to be found again, on this page and on others of its kind, best first:
 * stable attributes before classes before its position. Those that match it alone come first or, for one of several such as
 * a card of a list, those that match all of its kind and nothing else.
 */
export function selectorCandidates(element: Element, isRepeated = false): SelectorCandidate[] {
  const root = element.ownerDocument
  const own = partsOf(element)
  const found = new Map<string, SelectorCandidate>()
  const addCandidate = (selector: string, stability: Stability) => {
    const count = found.has(selector) ? 0 : countMatches(root, selector)
    if (count > 0) found.set(selector, { selector, stability, count })
  }
  for (const { text, stability } of own) addCandidate(text, stability)
  for (const above of ancestorParts(element))
    for (const { text, stability } of [...own, { text: element.localName, stability: 'class' as const }])
      addCandidate(`${above.text} ${text}`, worseOf(above.stability, stability))
  addCandidate(pathTo(element), 'position')
  const alike = isRepeated ? elementsAlike(element) : [element]
  return sortCandidates([...found.values()], { root, alike }).slice(0, mostCandidates)
}

/** Returns the elements at the same place below elements of the same names, such as the buttons of all cards. */
function elementsAlike(element: Element): Element[] {
  const place = namesAbove(element)
  return Array.from(element.ownerDocument.getElementsByTagName(element.localName)).filter(
    (each) => namesAbove(each) === place,
  )
}

function namesAbove(element: Element): string {
  const above = element.parentElement
  return above ? `${namesAbove(above)} ${above.localName}` : ''
}

/** Returns the number of elements that a selector matches, or -1 for a selector that is none. */
export function countMatches(root: ParentNode, selector: string): number {
  try {
    return root.querySelectorAll(selector).length
  } catch {
    return -1
  }
}

function ancestorParts(element: Element): SelectorPart[] {
  const parts: SelectorPart[] = []
  let above = element.parentElement
  for (let depth = 0; above && depth < mostAncestors; depth += 1, above = above.parentElement)
    parts.push(...partsOf(above).slice(0, 2))
  return parts
}

/** Steps by position from the nearest element above that can be named. */
function pathTo(element: Element): string {
  const steps: string[] = []
  for (
    let at: Element | null = element;
    at && at.localName !== 'body' && at.localName !== 'html';
    at = at.parentElement
  ) {
    const [part] = at === element ? [] : partsOf(at)
    if (part && countMatches(element.ownerDocument, part.text) === 1) return [part.text, ...steps].join(' > ')
    steps.unshift(stepOf(at))
  }
  return ['body', ...steps].join(' > ')
}

function stepOf(element: Element): string {
  const alike = Array.from(element.parentElement?.children ?? []).filter((each) => each.localName === element.localName)
  return alike.length > 1 ? `${element.localName}:nth-of-type(${alike.indexOf(element) + 1})` : element.localName
}

function worseOf(a: Stability, b: Stability): Stability {
  return stabilities.indexOf(a) > stabilities.indexOf(b) ? a : b
}

type WantedElements = { root: ParentNode; alike: readonly Element[] }

function sortCandidates(all: readonly SelectorCandidate[], { root, alike }: WantedElements): SelectorCandidate[] {
  const fits = new Map(all.map((each) => [each, judgeFit(each, { root, alike })]))
  const rankOf = (each: SelectorCandidate) =>
    (fits.get(each) ?? 0) * 10 + stabilities.indexOf(each.stability) * 2 + (each.selector.includes(' ') ? 1 : 0)
  return [...all].sort((a, b) => rankOf(a) - rankOf(b) || a.selector.length - b.selector.length)
}

/** Returns 0 for a selector of exactly the wanted elements, 1 for one of several where several are wanted, else 2. */
function judgeFit({ selector, count }: SelectorCandidate, { root, alike }: WantedElements): number {
  if (count === alike.length && Array.from(root.querySelectorAll(selector)).every((each) => alike.includes(each)))
    return 0
  return alike.length > 1 && count > 1 ? 1 : 2
}
