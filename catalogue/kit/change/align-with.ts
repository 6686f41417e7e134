import type { ChangeScope } from '../run/scope.ts'
import { whenResized } from '../watch/when-resized.ts'

/**
 * Keeps the host, drawn before or after a section of the shop, aligned with the content of that section and at the same
 * distance from what is above it, at every window width. Needed because shops indent each of their sections.
 */
export function alignWith(scope: ChangeScope, section: Element, host: HTMLElement): void {
  function alignElement(): void {
    const [theirs, ours] = [section.getBoundingClientRect(), host.getBoundingClientRect()]
    const { paddingLeft, paddingRight, paddingTop } = getComputedStyle(section)
    const insetBy = (px: number, padding: string) => `${Math.max(0, px + Number.parseFloat(padding))}px`
    host.style.paddingLeft = insetBy(theirs.left - ours.left, paddingLeft)
    host.style.paddingRight = insetBy(ours.right - theirs.right, paddingRight)
    host.style.paddingTop = paddingTop
  }
  whenResized(scope, [section], alignElement)
  alignElement()
}
