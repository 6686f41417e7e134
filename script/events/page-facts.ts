/** What the page is, read afresh for every event (BR-02). */
export type PageFacts = {
  url: string
  /** Of a later view of the same page load: the address of the view before it. */
  referrerUrl: string
}
