import { onTestFinished } from 'vitest'

/**
 * Keeps each animation and transition that begins from now on at its beginning, so that a busy machine has not ended it before it
 * is looked at. They go on, and the page as ever, when the returned function is called or the test has ended.
 */
export function holdAnimations(): () => void {
  const { animate } = Element.prototype
  const held: Animation[] = []
  const hold = (each: Animation) => {
    each.pause()
    held.push(each)
    return each
  }
  const holdTransitions = ({ target }: Event) => (target as Element).getAnimations().map(hold)
  Element.prototype.animate = function (...parts) {
    return hold(animate.apply(this, parts))
  }
  addEventListener('transitionrun', holdTransitions)
  const release = () => {
    Element.prototype.animate = animate
    removeEventListener('transitionrun', holdTransitions)
    for (const each of held.splice(0)) if (each.playState === 'paused') each.play()
  }
  onTestFinished(release)
  return release
}
