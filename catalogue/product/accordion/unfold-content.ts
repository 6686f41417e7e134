import { rewriteAttribute } from '../../kit/change/rewrite-attribute.ts'
import { styleSetter } from '../../kit/change/set-style.ts'
import type { DisposableScope } from '../../kit/run/scope.ts'

/** Visibility is that of the panel around. */
const unfolded = { display: 'block', height: 'auto', 'max-height': 'none', opacity: '1', visibility: 'inherit' }

/** Shows what the shop keeps folded until its own heading is pressed, as Bootstrap does: that heading is hidden now. */
export function unfoldContent(scope: DisposableScope, content: Element): void {
  const parts = ([...content.children] as HTMLElement[]).filter(hasContent)
  const isSaid = [...content.childNodes].some((node) => node instanceof Text && node.data.trim())
  if (scope.signal.aborted || isSaid || !parts.every(isFolded)) return
  for (const element of parts) {
    for (const [property, value] of Object.entries(unfolded)) styleSetter(scope, element, property)(value)
    for (const name of ['hidden', 'inert', 'aria-hidden']) rewriteAttribute(scope, { element, name }, () => null)
  }
}

const hasContent = (part: Element) => part.textContent?.trim() || part.querySelector('img, video, iframe')

const isFolded = (part: HTMLElement) =>
  getComputedStyle(part).display === 'none' || (part.offsetHeight === 0 && part.scrollHeight > 0)
