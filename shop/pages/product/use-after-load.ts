import { useEffect, useState } from 'react'

/** True this many milliseconds after the page was loaded or shown in place. */
export function useAfterLoad(delay: number): boolean {
  const [passed, setPassed] = useState(false)

  useEffect(() => {
    const leaving = new AbortController()
    const startTask = () => {
      const timer = setTimeout(() => setPassed(true), delay)
      leaving.signal.addEventListener('abort', () => clearTimeout(timer))
    }
    if (document.readyState === 'complete') startTask()
    else addEventListener('load', startTask, { signal: leaving.signal })
    return () => leaving.abort()
  }, [delay])

  return passed
}
