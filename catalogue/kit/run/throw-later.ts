/** Reports an error to the page like one in a listener: other code continues, and error monitoring sees it. */
export function throwLater(error: unknown): void {
  setTimeout(() => {
    throw error
  })
}
