import { useSyncExternalStore } from 'react'

/** The width of the window in CSS px, live while it is resized (SHR-01.5). */
export function useWindowWidth(): number {
  return useSyncExternalStore(onResize, () => innerWidth)
}

function onResize(changed: () => void): () => void {
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}
