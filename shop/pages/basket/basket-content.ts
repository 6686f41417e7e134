/** The result of a change that was sent without script. */
export type BasketContent = {
  /** Why it was refused. */
  refused?: string
  /** The removed line, which can be restored. */
  removed?: { sku: string; name: string }
}
