import { chosenRenderer } from '../lending/chosen-renderer.ts'

const ReactDOM = chosenRenderer().ReactDOM as unknown as typeof import('react-dom')

export const { createPortal, preconnect, prefetchDNS, preinit, preload, useFormStatus, version } = ReactDOM

/** Draws at once, where React 16 may not as soon as it may: while it is drawing the page it throws. */
export function flushSync<Result>(draw: () => Result): Result {
  let hasBegun = false
  try {
    return ReactDOM.flushSync(() => {
      hasBegun = true
      return draw()
    })
  } catch (error) {
    if (hasBegun) throw error
    return draw()
  }
}

// biome-ignore lint/style/noDefaultExport: it stands in for a module that has one
export default ReactDOM
