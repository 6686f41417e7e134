import { motionMs } from './motion.ts'

export type FadeTo = 'in' | 'out'

/**
 * Fades an element, and what lies behind it when it is a dialog, in 200 ms; at once for a visitor who wants less motion
 * (SHR-03.5). `done` runs when it has faded.
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
