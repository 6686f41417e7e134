import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { sayText } from '../words/say.ts'
import type { Mover } from './carousel.tsx'
import { scrollByItself } from './scroll-by-itself.ts'

/**
 * Scrolls a carousel automatically and draws a button to pause it. With reduced motion there is no scrolling and no button
 * (SHR-02.9, SHR-02.10).
 */
export const AutoScroll: Mover = ({ region, track, isLast, onStep, onBetween, isHeld }) => {
  const [isPaused, setPaused] = useState(false)
  const isReduced = useSyncExternalStore(onReducedChange, () => reducedMotion().matches)
  const isStill = isPaused || isReduced || isHeld
  // Synchronously, because the track is moved back in the same frame.
  const step = useEffectEvent(() => flushSync(onStep))
  const between = useEffectEvent(onBetween)
  const atEnd = useEffectEvent(() => isLast)

  useEffect(() => {
    if (isStill || !region.current || !track.current) return undefined
    const ended = new AbortController()
    scrollByItself(
      {
        region: region.current,
        track: track.current,
        isLast: () => atEnd(),
        step: () => step(),
        between: (is) => between(is),
      },
      ended.signal,
    )
    return () => ended.abort()
  }, [isStill, region, track])

  if (isReduced) return null
  return (
    <button
      type="button"
      className="instep-carousel-button"
      aria-label={sayText(isPaused ? 'Play' : 'Pause')}
      onClick={() => setPaused(!isPaused)}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d={isPaused ? 'M8 5v14l11-7z' : 'M7 5h3v14H7zm7 0h3v14h-3z'} fill="currentcolor" />
      </svg>
    </button>
  )
}

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)')

function onReducedChange(changed: () => void): () => void {
  const query = reducedMotion()
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
