/** What was typed to repair refused events, by site and event, as long as the window is open. */
const kept = new Map<string, string>()

const keyOf = (trackingId: string, id: number) => `${trackingId}/${id}`

/** Returns what was typed before the page was left, such as for the login after the end of a session. */
export function readRepair(trackingId: string, id: number): string | undefined {
  return kept.get(keyOf(trackingId, id))
}

/** Keeps a text; undefined forgets it, as it was sent or discarded. */
export function keepRepair(trackingId: string, id: number, text: string | undefined): void {
  if (text === undefined) kept.delete(keyOf(trackingId, id))
  else kept.set(keyOf(trackingId, id), text)
}
