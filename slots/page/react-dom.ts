import { chosenRenderer } from '../lending/chosen-renderer.ts'

const ReactDOM = chosenRenderer().ReactDOM as unknown as typeof import('react-dom')

/** Reads an export in a call that a build can leave out, as in react.ts. */
function readExport<Name extends keyof typeof ReactDOM>(name: Name): (typeof ReactDOM)[Name] {
  return ReactDOM[name]
}

export const createPortal = /* @__PURE__ */ readExport('createPortal')
export const preconnect = /* @__PURE__ */ readExport('preconnect')
export const prefetchDNS = /* @__PURE__ */ readExport('prefetchDNS')
export const preinit = /* @__PURE__ */ readExport('preinit')
export const preload = /* @__PURE__ */ readExport('preload')
export const useFormStatus = /* @__PURE__ */ readExport('useFormStatus')
export const version = /* @__PURE__ */ readExport('version')

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
