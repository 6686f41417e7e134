/** The shop's favicon. */
export const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='7' fill='%2314201D'/%3E%3Cpath d='M10 23V9l12 14V9' fill='none' stroke='%23fff' stroke-width='3.4'/%3E%3C/svg%3E"
