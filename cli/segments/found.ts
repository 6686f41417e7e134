/** Findings in a site's segments: problems stop the build, warnings do not. */
export type SegmentFindings = { problems: SegmentFinding[]; warnings: SegmentFinding[] }

/** Where it is, what is wrong, and how to correct it. */
type SegmentFinding = { path: string; problem: string; remedy: string }
