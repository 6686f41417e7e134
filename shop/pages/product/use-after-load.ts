import { useEffect, useState } from 'react'

/** True this many milliseconds after the page has loaded, or came in place. */
export function useAfterLoad(delay: number): boolean {
  const [passed, setPassed] = useState(false)

  useEffect(() => {
    const leaving = new AbortController()
    const start = () => {
      const timer = setTimeout(() => setPassed(true), delay)
      leaving.signal.addEventListener('abort', () => clearTimeout(timer))
    }
    if (document.readyState === 'complete') start()
    else addEventListener('load', start, { signal: leaving.signal })
    return () => leaving.abort()
  }, [delay])

  return passed
}
