import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** False in the server's drawing and the first of the browser, true once React runs the page. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
