import { wantsLessMotion } from '../../kit/change/motion.ts'
import { isNarrow } from '../../kit/watch/width.ts'

/** The duration of the slide, in ms (PDP-12.1, PDP-12.2). */
const slideMs = 500

/**
 * Slides the prompt in from the right, or from the bottom in narrow windows, or out the same way (PDP-12.6). With reduced
 * motion it appears or disappears immediately.
 * @returns the duration in ms
 */
export function slidePrompt(prompt: Element, to: 'in' | 'out'): number {
  if (wantsLessMotion()) return 0
  const { left, right } = prompt.getBoundingClientRect()
  const edge = Math.min(left, document.documentElement.clientWidth - right)
  const away = isNarrow(innerWidth, { upTo: 575 }) ? '0 100%' : `calc(100% + ${edge}px) 0`
  prompt.animate(
    { translate: to === 'in' ? [away, '0'] : ['0', away] },
    { duration: slideMs, easing: 'ease-out', fill: to === 'in' ? 'none' : 'forwards' },
  )
  return slideMs
}
