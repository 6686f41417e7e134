/** What is wrong with a site's segments: problems stop the build, warnings only make one look. */
export type SegmentFindings = { problems: SegmentFinding[]; warnings: SegmentFinding[] }

/** Where, what, and what to do about it. */
type SegmentFinding = { path: string; problem: string; remedy: string }
