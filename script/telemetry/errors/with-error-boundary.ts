/**
 * Wraps a task in an error boundary (ER-01): errors and rejections are reported and go no further. The part before the
 * task's first wait runs synchronously, as a page being left requires.
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
