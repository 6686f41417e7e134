/** Milliseconds: browsers run a timer that is longer at once (SG-24). */
export const longestTimerMs = 2 ** 31 - 1
