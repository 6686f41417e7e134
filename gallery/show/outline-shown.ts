/** How long an experience is outlined, in ms. */
export const outlineMs = 2000
/** The gap between an experience and its outline, in CSS px. */
const gap = 6

/**
 * Outlines what an experience shows for a moment, and follows it when the page moves. It lies in the top layer, above
 * dialogs. Under `prefers-reduced-motion` nothing moves.
 */
export function outlineShown(findTarget: () => Element | undefined): void {
  const line = document.createElement('div')
  line.className = 'gallery-outline'
  line.popover = 'manual'
  document.body.append(line)
  line.showPopover()
  const end = performance.now() + outlineMs
  function moveLine(now: number): void {
    if (now > end) {
      line.remove()
      return
    }
    const box = findTarget()?.getBoundingClientRect()
    line.style.visibility = box ? 'visible' : 'hidden'
    if (box) {
      const top = Math.max(2, box.top - gap)
      const left = Math.max(2, box.left - gap)
      Object.assign(line.style, {
        top: `${top}px`,
        left: `${left}px`,
        width: `${Math.min(document.documentElement.clientWidth - 2, box.right + gap) - left}px`,
        height: `${Math.min(innerHeight - 2, box.bottom + gap) - top}px`,
      })
    }
    requestAnimationFrame(moveLine)
  }
  moveLine(performance.now())
}
