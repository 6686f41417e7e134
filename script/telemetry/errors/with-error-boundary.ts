/**
 * The task with a wall around it (ER-01): whatever it throws, or rejects with, is told and goes no further. What it does before
 * its first wait is done at once, as a page that goes away needs it.
 */
export function withErrorBoundary<Given extends unknown[]>(
  task: (...given: Given) => unknown,
  onError: (error: unknown) => void,
): (...given: Given) => Promise<void> {
  return async (...given) => {
    try {
      await task(...given)
    } catch (error) {
      onError(error)
    }
  }
}
