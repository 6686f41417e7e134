import { addListeners } from '../watch/listen.ts'

/** Before it starts, and after what halted it has ended, in ms (SHR-02.9, SHR-02.10). */
const restMs = 1500
/** Half a pixel in each animation frame (SHR-02.9). */
const pxPerFrame = 0.5

export type ScrolledRegion = {
  region: HTMLElement
  /** Its children are the slides. */
  track: HTMLElement
  /** Whether the last full view is reached. */
  isLast: () => boolean
  /** Puts the next slide first, after the last the first. */
  step: () => void
  /** Tells when a part of one more slide comes into view. */
  between: (isBetween: boolean) => void
}

/**
 * Moves a track on and on, and rests 1500 ms at its start and at its end. It halts under a pointer or finger, with focus
 * inside and in a hidden tab.
 */
export function scrollByItself({ region, track, isLast, step, between }: ScrolledRegion, signal: AbortSignal): void {
  let timer = 0
  let frame = 0
  let isOver = region.matches(':hover')

  function haltScrolling(): void {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    // What the focus did last may be heard after the end.
    if (signal.aborted || isOver || document.hidden || region.contains(document.activeElement)) return
    timer = window.setTimeout(startScrolling, restMs)
  }

  function startScrolling(): void {
    if (isLast()) step()
    between(true)
    frame = requestAnimationFrame(moveTrack)
  }

  function moveTrack(): void {
    const px = readOffset() - pxPerFrame
    if (-px < stepWidth()) {
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

  /** How far the track is moved beside its first slide in view, in px; the arrows set it back. */
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
