import { useEffect, useState } from 'react'

/** How long after the last keystroke something is asked for, in milliseconds. */
const quietMs = 600

/** Returns a value once it has stayed the same for a while; at first at once. */
export function useQuiet<T>(value: T): T {
  const [quiet, setQuiet] = useState(value)
  const text = JSON.stringify(value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an equal value is no new one
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(value), quietMs)
    return () => clearTimeout(timer)
  }, [text])
  return quiet
}
