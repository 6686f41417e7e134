/** How a batch is posted. */
export type PostHow = {
  /** Whether one of its events may have been delivered before (QU-12). */
  dedupe: boolean
  /** Whether the page is going away. */
  leaving: boolean
  /** The same batch, compressed; a leaving page has no time for that. */
  packed?: Uint8Array<ArrayBuffer>
}

/** What became of a batch: answered for (with indexes refused), refused whole, or to be tried again. */
export type BatchResult =
  | { kind: 'answered'; refused: { index: number; reason: string }[] }
  | { kind: 'refused'; reason: string }
  | {
      kind: 'failed'
      reason: string
      /** The header of the answer, null without one; undefined where no answer came. */
      retryAfter?: string | null
    }
