import { options } from 'preact'
import { createPortal, flushSync as flushDrawing } from 'preact/compat'

type Scheduling = { requestAnimationFrame?: ((run: () => void) => void) | undefined }

/** What experiences use of `react-dom`, on the small renderer: effects of what is drawn at once run at once, as React's do. */
export function flushSync<Result>(draw: () => Result): Result {
  const scheduling = options as Scheduling
  const { requestAnimationFrame } = scheduling
  let runEffects: (() => void) | undefined
  scheduling.requestAnimationFrame = (run) => {
    runEffects = run
  }
  try {
    const result = flushDrawing(draw)
    runEffects?.()
    return result
  } finally {
    scheduling.requestAnimationFrame = requestAnimationFrame
  }
}

export { createPortal }
