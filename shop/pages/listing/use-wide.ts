import { useSyncExternalStore } from 'react'

/** From this width the filters stand beside the grid; the same as in filters.css. */
const wide = '(min-width: 1024px)'

/** Whether there is room for the filters' column; undefined on the server, which cannot know. */
export function useWide(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(
    subscribeToWidth,
    () => matchMedia(wide).matches,
    () => undefined,
  )
}

function subscribeToWidth(changed: () => void): () => void {
  const query = matchMedia(wide)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
