/** Returns a signal that is aborted with the first of two, like `AbortSignal.any`, which Safari has only since 17.4. */
export function eitherSignal(one: AbortSignal, other: AbortSignal): AbortSignal {
  const first = new AbortController()
  const abortFirst = () => first.abort()
  for (const signal of [one, other]) {
    if (signal.aborted) abortFirst()
    signal.addEventListener('abort', abortFirst, { once: true })
  }
  return first.signal
}
