import { chosenRenderer } from '../lending/chosen-renderer.ts'
import { useEventBefore19, useStoreBefore18 } from './newer-hooks.ts'

const React = chosenRenderer().React as unknown as typeof import('react')

/**
 * Reads an export. It is a call because a build leaves out a call that is marked as pure and unused, but keeps a property
 * that is read.
 */
function readExport<Name extends keyof typeof React>(name: Name, before?: unknown): (typeof React)[Name] {
  return React[name] ?? (before as (typeof React)[Name])
}

// Exports that an older React lacks are undefined, as with a direct import from it.
export const Activity = /* @__PURE__ */ readExport('Activity')
export const Children = /* @__PURE__ */ readExport('Children')
export const Component = /* @__PURE__ */ readExport('Component')
export const Fragment = /* @__PURE__ */ readExport('Fragment')
export const Profiler = /* @__PURE__ */ readExport('Profiler')
export const PureComponent = /* @__PURE__ */ readExport('PureComponent')
export const StrictMode = /* @__PURE__ */ readExport('StrictMode')
export const Suspense = /* @__PURE__ */ readExport('Suspense')
export const act = /* @__PURE__ */ readExport('act')
export const cache = /* @__PURE__ */ readExport('cache')
export const cloneElement = /* @__PURE__ */ readExport('cloneElement')
export const createContext = /* @__PURE__ */ readExport('createContext')
export const createElement = /* @__PURE__ */ readExport('createElement')
export const createRef = /* @__PURE__ */ readExport('createRef')
export const forwardRef = /* @__PURE__ */ readExport('forwardRef')
export const isValidElement = /* @__PURE__ */ readExport('isValidElement')
export const lazy = /* @__PURE__ */ readExport('lazy')
export const memo = /* @__PURE__ */ readExport('memo')
export const startTransition = /* @__PURE__ */ readExport('startTransition')
export const use = /* @__PURE__ */ readExport('use')
export const useActionState = /* @__PURE__ */ readExport('useActionState')
export const useCallback = /* @__PURE__ */ readExport('useCallback')
export const useContext = /* @__PURE__ */ readExport('useContext')
export const useDebugValue = /* @__PURE__ */ readExport('useDebugValue')
export const useDeferredValue = /* @__PURE__ */ readExport('useDeferredValue')
export const useEffect = /* @__PURE__ */ readExport('useEffect')
export const useEffectEvent = /* @__PURE__ */ readExport('useEffectEvent', useEventBefore19)
export const useId = /* @__PURE__ */ readExport('useId')
export const useImperativeHandle = /* @__PURE__ */ readExport('useImperativeHandle')
export const useLayoutEffect = /* @__PURE__ */ readExport('useLayoutEffect')
export const useInsertionEffect = /* @__PURE__ */ readExport('useInsertionEffect', useLayoutEffect)
export const useMemo = /* @__PURE__ */ readExport('useMemo')
export const useOptimistic = /* @__PURE__ */ readExport('useOptimistic')
export const useReducer = /* @__PURE__ */ readExport('useReducer')
export const useRef = /* @__PURE__ */ readExport('useRef')
export const useState = /* @__PURE__ */ readExport('useState')
export const useSyncExternalStore = /* @__PURE__ */ readExport('useSyncExternalStore', useStoreBefore18)
export const useTransition = /* @__PURE__ */ readExport('useTransition')
export const version = /* @__PURE__ */ readExport('version')

// biome-ignore lint/style/noDefaultExport: it stands in for a module that has one
export default React
