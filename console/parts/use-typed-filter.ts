import { useEffect, useRef, useState } from 'react'
import { useQuiet } from '../time/use-quiet.ts'

/**
 * The text of a field that filters by what the address has. The address follows once a pause is made: asked for with each
 * letter, it would come too late for the next one and take it away. What changes the address elsewhere changes the text.
 */
export function useTypedFilter(value: string, onFilter: (value: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(value)
  const quiet = useQuiet(text).trim()
  const wanted = useRef(value)
  const filter = useRef(onFilter)
  filter.current = onFilter
  useEffect(() => {
    if (value === wanted.current) return
    wanted.current = value
    setText(value)
  }, [value])
  useEffect(() => {
    if (quiet === wanted.current) return
    wanted.current = quiet
    filter.current(quiet)
  }, [quiet])
  return [text, setText]
}
