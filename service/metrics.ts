/** What happened to events since the start of the process. */
export type ServiceMetrics = {
  accepted: number
  refused: number
  /** Repeats that the sender announced with `?dedupe=true`. */
  repeatsAnnounced: number
  /** Repeats without the flag, which tell of a client that sends twice without knowing (SV-33). */
  repeatsUnannounced: number
}

export function newMetrics(): ServiceMetrics {
  return { accepted: 0, refused: 0, repeatsAnnounced: 0, repeatsUnannounced: 0 }
}
