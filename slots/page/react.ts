import { chosenRenderer } from '../lending/chosen-renderer.ts'
import { useEventBefore19, useStoreBefore18 } from './newer-hooks.ts'

const React = chosenRenderer().React as unknown as typeof import('react')

// Exports that an older React lacks are undefined, as with a direct import from it.
export const {
  Activity,
  Children,
  Component,
  Fragment,
  Profiler,
  PureComponent,
  StrictMode,
  Suspense,
  act,
  cache,
  cloneElement,
  createContext,
  createElement,
  createRef,
  forwardRef,
  isValidElement,
  lazy,
  memo,
  startTransition,
  use,
  useActionState,
  useCallback,
  useContext,
  useDebugValue,
  useDeferredValue,
  useEffect,
  useEffectEvent = useEventBefore19,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useInsertionEffect = useLayoutEffect,
  useMemo,
  useOptimistic,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore = useStoreBefore18,
  useTransition,
  version,
} = React

// biome-ignore lint/style/noDefaultExport: it stands in for a module that has one
export default React
