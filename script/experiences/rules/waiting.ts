/** How a rule waits: until it is stopped, telling what for. */
export type WaitReport = { signal: AbortSignal; waits: (because: string) => void }
