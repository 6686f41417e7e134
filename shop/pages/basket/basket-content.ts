/** What became of a change that was sent without script. */
export type BasketContent = {
  /** Why it was refused. */
  refused?: string
  /** The line that was taken out, and can be brought back. */
  removed?: { sku: string; name: string }
}
