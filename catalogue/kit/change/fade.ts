import { motionMs } from './motion.ts'

export type FadeTo = 'in' | 'out'

/**
 * Fades an element, and the backdrop of a dialog, within 200 ms, or immediately with reduced motion (SHR-03.5). `done` runs
 * at the end.
 */
export function fadeElement(element: Element, to: FadeTo, done?: () => void): void {
  const duration = motionMs('fast')
  if (duration === 0) {
    done?.()
    return
  }
  const frames = { opacity: to === 'in' ? [0, 1] : [1, 0] }
  const timing: KeyframeAnimationOptions = { duration, fill: to === 'in' ? 'none' : 'forwards' }
  element.animate(frames, { ...timing, pseudoElement: '::backdrop' })
  const animation = element.animate(frames, timing)
  if (done) animation.onfinish = done
}
