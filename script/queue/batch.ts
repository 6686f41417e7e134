/** The options for posting a batch. */
export type PostHow = {
  /** Whether one of its events may have been delivered before (QU-12). */
  dedupe: boolean
  /** Whether the page is going away. */
  leaving: boolean
  /** The same batch in compressed form; when the page is being left there is no time for that. */
  packed?: Uint8Array<ArrayBuffer>
}

/** The outcome of a batch: answered (with the indexes of refused events), refused as a whole, or to be retried. */
export type BatchResult =
  | { kind: 'answered'; refused: { index: number; reason: string }[] }
  | { kind: 'refused'; reason: string }
  | {
      kind: 'failed'
      reason: string
      /** The Retry-After header of the response, null without one; undefined when there was no response. */
      retryAfter?: string | null
    }
