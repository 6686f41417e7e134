import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router'

/**
 * The text of a field that searches a page, which keeps it in its address. The address follows a moment later, too late for a
 * field that is typed into; a link, Back and Forward change the field as well.
 */
export function useSearchedText(): [string, (text: string) => void] {
  const [query] = useSearchParams()
  const { key } = useLocation()
  const type = useNavigationType()
  const given = useRef('')
  given.current = query.get('search') ?? ''
  const [text, setText] = useState(given.current)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step to another address counts, also to the same one
  useEffect(() => {
    if (type !== 'REPLACE') setText(given.current)
  }, [key, type])
  return [text, setText]
}
