import { vi } from 'vitest'
import { restoreOwnProperties } from './own-properties.ts'

/** Style sheets that modules import stay: a module that is loaded already would not add its own again. */
const ofModules = '[data-vite-dev-id]'

const { title } = document
const address = location.href
const inHead = new Set(document.head.childNodes)
const attributes = [document.documentElement, document.head, document.body].map(
  (element) => [element, [...element.attributes].map(({ name, value }) => [name, value] as const)] as const,
)

/** Makes a page what it was before the files of tests that have run in it; the modules that they have loaded stay. */
export function resetPage(): void {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  // Before what follows, because a page may have methods of its own for it.
  restoreOwnProperties()
  if (location.href !== address) history.replaceState(null, '', address)
  resetDocument()
  localStorage.clear()
  sessionStorage.clear()
  if (frameElement) (frameElement as HTMLElement).style.visibility = ''
}

function resetDocument(): void {
  for (const [element, before] of attributes) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name)
    for (const [name, value] of before) element.setAttribute(name, value)
  }
  for (const node of [...document.head.childNodes])
    if (!inHead.has(node) && !(node as Partial<Element>).matches?.(ofModules)) node.remove()
  document.body.replaceChildren()
  for (const beside of document.querySelectorAll('html > :not(head, body)')) beside.remove()
  document.adoptedStyleSheets = []
  document.title = title
  scrollTo(0, 0)
}
