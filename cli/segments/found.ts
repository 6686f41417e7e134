/** What is wrong with a site's segments: problems stop the build, warnings only make one look. */
export type Found = { problems: Finding[]; warnings: Finding[] }

/** Where, what, and what to do about it. */
type Finding = { path: string; problem: string; remedy: string }
