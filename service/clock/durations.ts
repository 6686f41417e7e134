/** In milliseconds. */
export const hourMs = 3_600_000
export const dayMs = 24 * hourMs
