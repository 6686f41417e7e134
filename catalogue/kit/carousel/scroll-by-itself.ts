import { addListeners } from '../watch/listen.ts'
import { readingSign } from '../watch/reading-sign.ts'

/** Pause before scrolling starts and after an interruption has ended, in ms (SHR-02.9, SHR-02.10). */
const restMs = 1500
/** Pixels per animation frame (SHR-02.9). */
const pxPerFrame = 0.5

export type ScrolledRegion = {
  region: HTMLElement
  /** Its children are the slides. */
  track: HTMLElement
  /** Whether the last full view is reached. */
  isLast: () => boolean
  /** Makes the next slide the first in view; after the last one it starts over. */
  step: () => void
  /** Called when a part of one more slide comes into view or leaves it. */
  between: (isBetween: boolean) => void
}

/**
 * Scrolls a track continuously and rests for 1500 ms at its start and end. It pauses while a pointer or finger is over the
 * region, while focus is inside and while the tab is hidden.
 */
export function scrollByItself({ region, track, isLast, step, between }: ScrolledRegion, signal: AbortSignal): void {
  let timer = 0
  let frame = 0
  let isOver = region.matches(':hover')
  const sign = readingSign(region)

  function haltScrolling(): void {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    // Focus events can still arrive after the abort.
    if (signal.aborted || isOver || document.hidden || region.contains(document.activeElement)) return
    timer = window.setTimeout(startScrolling, restMs)
  }

  function startScrolling(): void {
    if (isLast()) step()
    between(true)
    frame = requestAnimationFrame(moveTrack)
  }

  function moveTrack(): void {
    const px = readOffset() - sign * pxPerFrame
    if (-px * sign < stepWidth() * sign) {
      track.style.translate = `${px}px`
      frame = requestAnimationFrame(moveTrack)
      return
    }
    step()
    track.style.translate = `${px + stepWidth()}px`
    if (!isLast()) frame = requestAnimationFrame(moveTrack)
    else {
      track.style.translate = ''
      between(false)
      haltScrolling()
    }
  }

  /** Offset of the track from its first slide in view, in px; the arrows reset it. */
  const readOffset = () => Number.parseFloat(track.style.translate) || 0

  function stepWidth(): number {
    const [first, second] = track.children
    return (second?.getBoundingClientRect().left ?? 0) - (first?.getBoundingClientRect().left ?? 0)
  }

  const setCrossed = (is: boolean) => () => {
    isOver = is
    haltScrolling()
  }
  const haltSoon = () => queueMicrotask(haltScrolling)
  const heard = {
    pointerenter: setCrossed(true),
    pointerleave: setCrossed(false),
    focusin: haltSoon,
    focusout: haltSoon,
  }
  addListeners(region, heard, { signal })
  addListeners(document, { visibilitychange: haltScrolling }, { signal })
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
  })
  haltScrolling()
}
