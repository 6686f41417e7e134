/** What somebody who previews asks for (PV-05); every part may be missing. */
export type PreviewConfig = {
  /** The experience that `variationMasterId` belongs to; any that has it, when it is not given. */
  experienceId?: string
  /** Executed in place of the allotted variation. */
  variationMasterId?: string
  /** Campaign and group of placements (PL-01). */
  campaignId?: string
  group?: 'CONTENT' | 'CONTROL'
  /** Stands for the visitor's: an ISO 3166 code of two letters. */
  country?: string
  /** Every rule passes but waiting for elements. */
  skipTriggers?: boolean
  /** Only the rule about segments passes. */
  skipSegments?: boolean
  /** Experiences that run although they are paused. */
  force?: readonly string[]
  /** Selectors by anchor, in place of the site's. */
  anchors?: Readonly<Record<string, string>>
}
