import { wantsLessMotion } from '../change/motion.ts'
import { eitherSignal } from './either-signal.ts'
import { addListeners } from './listen.ts'

export type ScrollTo = {
  element: Element
  /** The target distance of its top from the top of the window, in px. */
  below: number
  /** 0 only keeps it there. */
  ms: number
  /** How long content above it may still change its height, in ms. */
  settlesMs: number
}

/**
 * Scrolls the window to an element and keeps it there while the page above settles. Any input of the shopper ends it. With
 * reduced motion the window jumps to the element (SHR-01.25).
 */
export function scrollWindowTo({ element, below, ms, settlesMs }: ScrollTo, signal: AbortSignal): void {
  const ended = new AbortController()
  const both = eitherSignal(signal, ended.signal)
  const endScroll = () => ended.abort()
  const acts = { wheel: endScroll, touchstart: endScroll, keydown: endScroll, pointerdown: endScroll }
  addListeners(window, acts, { passive: true, capture: true, signal: both })
  const isStill = wantsLessMotion()
  const lasts = isStill ? 0 : ms
  const from = scrollY
  const start = performance.now()

  function scrollStep(): void {
    if (both.aborted) return
    const passed = performance.now() - start
    const part = lasts === 0 ? 1 : Math.min(1, passed / lasts)
    const to = scrollY + element.getBoundingClientRect().top - below
    // Slows down towards the end.
    scrollTo({ top: from + (to - from) * (1 - (1 - part) ** 2), behavior: 'instant' })
    if (part < 1 || (!isStill && passed < settlesMs)) requestAnimationFrame(scrollStep)
    else ended.abort()
  }
  scrollStep()
}
