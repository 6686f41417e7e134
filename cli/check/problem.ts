/** One mistake in a site configuration: where, what, and what to do about it. */
export type Problem = { path: string; problem: string; remedy: string }
