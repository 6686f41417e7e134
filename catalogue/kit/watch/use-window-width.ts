import { useSyncExternalStore } from 'react'

/** Returns the width of the window in CSS px and follows its changes (SHR-01.5). */
export function useWindowWidth(): number {
  return useSyncExternalStore(onResize, () => innerWidth)
}

function onResize(changed: () => void): () => void {
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}
