import { chosenRenderer } from '../lending/chosen-renderer.ts'

const ReactDOM = chosenRenderer().ReactDOM as unknown as typeof import('react-dom')

export const { createPortal, preconnect, prefetchDNS, preinit, preload, useFormStatus, version } = ReactDOM

/** Renders synchronously, or as soon as React 16 allows it: it throws while it is rendering the page. */
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
