/** A signal that is aborted with the first of two: `AbortSignal.any`, which Safari has only from 17.4 on. */
export function eitherSignal(one: AbortSignal, other: AbortSignal): AbortSignal {
  const first = new AbortController()
  const abortFirst = () => first.abort()
  for (const signal of [one, other]) {
    if (signal.aborted) abortFirst()
    signal.addEventListener('abort', abortFirst, { once: true })
  }
  return first.signal
}
