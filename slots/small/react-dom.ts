import { options } from 'preact'
import { createPortal, flushSync as flushDrawing } from 'preact/compat'

type Scheduling = { requestAnimationFrame?: ((run: () => void) => void) | undefined }

/**
 * The part of `react-dom` that experiences use, for the small renderer. Effects of synchronous renders run synchronously, as
 * in React.
 */
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
