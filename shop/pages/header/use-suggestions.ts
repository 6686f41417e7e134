import { useEffect, useState } from 'react'
import type { Suggestion } from '../search/suggest.ts'
import { useShop } from '../shop-context.tsx'

/** Milliseconds without typing before suggestions are requested. */
const rest = 150

/** Suggestions for the typed text; undefined before the first response and without text. */
export function useSuggestions(text: string): Suggestion[] | undefined {
  const { path } = useShop()
  const [suggestions, setSuggestions] = useState<Suggestion[]>()
  const typed = text.trim()

  useEffect(() => {
    if (typed === '') {
      setSuggestions(undefined)
      return undefined
    }
    const later = new AbortController()
    const timer = setTimeout(() => {
      fetchSuggestions(path(`search/suggest?${new URLSearchParams({ query: typed })}`), later.signal).then(
        (fresh) => !later.signal.aborted && setSuggestions(fresh),
        () => undefined, // the search works without suggestions
      )
    }, rest)
    return () => {
      clearTimeout(timer)
      later.abort()
    }
  }, [typed, path])

  return suggestions
}

async function fetchSuggestions(address: string, signal: AbortSignal): Promise<Suggestion[]> {
  const answer = await fetch(address, { headers: { Accept: 'application/json' }, signal })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`)
  return answer.json()
}
