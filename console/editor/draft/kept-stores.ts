import { createDraftStore, type DraftStore } from './draft-store.ts'

/** Stores by site and experience, as long as the window is open. */
const kept = new Map<string, DraftStore>()

/**
 * Returns the store of an experience's draft: the one of an earlier visit of the page where that still has something that is
 * not saved, a new one otherwise.
 */
export function openDraftStore(key: string, parts: Parameters<typeof createDraftStore>[0]): DraftStore {
  const earlier = kept.get(key)
  if (earlier && earlier.readSnapshot().status !== 'saved') return earlier
  if (kept.size === 0) window.addEventListener('beforeunload', askBrowser)
  const store = createDraftStore(parts)
  kept.set(key, store)
  return store
}

/** Whether anything that was typed in this window has not reached the service. */
export function hasUnsavedDrafts(): boolean {
  return [...kept.values()].some((store) => store.readSnapshot().status !== 'saved')
}

/** Asks before the window is left, wherever in the console it is by then: at the login, too, where a session has ended. */
function askBrowser(event: BeforeUnloadEvent): void {
  for (const store of kept.values()) void store.saveNow()
  if (hasUnsavedDrafts()) event.preventDefault()
}
