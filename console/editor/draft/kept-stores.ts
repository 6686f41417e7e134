import { createDraftStore, type DraftStore } from './draft-store.ts'

/** Whose draft of which experience it is. */
export type DraftOwner = { author: string; trackingId: string; experienceId: string }

type KeptStore = { author: string; store: DraftStore }

/** Stores by their owners, as long as the window is open. */
const kept = new Map<string, KeptStore>()

/**
 * Returns the store of somebody's draft: the one of an earlier visit of the page where that still has something that is
 * not saved, a new one otherwise.
 */
export function openDraftStore(
  { author, trackingId, experienceId }: DraftOwner,
  parts: Parameters<typeof createDraftStore>[0],
): DraftStore {
  const key = JSON.stringify([author, trackingId, experienceId])
  const earlier = kept.get(key)?.store
  if (earlier && !isSaved(earlier)) return earlier
  if (kept.size === 0) window.addEventListener('beforeunload', askBrowser)
  const store = createDraftStore(parts)
  kept.set(key, { author, store })
  return store
}

/** Whether anything that was typed in this window has not reached the service. */
export function hasUnsavedDrafts(): boolean {
  return [...kept.values()].some(({ store }) => !isSaved(store))
}

/** Sends what somebody has typed; resolves to whether everything has reached the service. */
export async function saveDraftsOf(author: string): Promise<boolean> {
  const stores = storesOf(author)
  await Promise.all(stores.map((store) => store.saveAll()))
  return stores.every(isSaved)
}

/** Drops what somebody has typed, for who uses this window next. */
export function forgetDraftsOf(author: string): void {
  for (const store of storesOf(author)) store.close()
  for (const [key, each] of kept) if (each.author === author) kept.delete(key)
}

function storesOf(author: string): DraftStore[] {
  return [...kept.values()].filter((each) => each.author === author).map(({ store }) => store)
}

function isSaved(store: DraftStore): boolean {
  return store.readSnapshot().status === 'saved'
}

/** Asks before the window is left, wherever in the console it is by then: at the login, too, where a session has ended. */
function askBrowser(event: BeforeUnloadEvent): void {
  for (const { store } of kept.values()) void store.saveNow()
  if (hasUnsavedDrafts()) event.preventDefault()
}
