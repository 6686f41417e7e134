import { chosenRenderer } from '../lending/chosen-renderer.ts'

type React = typeof import('react')
const { useEffect, useLayoutEffect, useReducer, useRef } = chosenRenderer().React as unknown as React

/** `useSyncExternalStore` for React 16.8 to 17: renders again when the value has changed. */
export function useStoreBefore18<Value>(subscribe: (changed: () => void) => () => void, read: () => Value): Value {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  const value = read()
  const last = useRef({ value, read })
  const compare = useRef(() => {
    if (!Object.is(last.current.value, last.current.read())) drawAgain()
  }).current
  useLayoutEffect(() => {
    last.current = { value, read }
    compare()
  }, [value, read, compare])
  useEffect(() => {
    compare()
    return subscribe(compare)
  }, [subscribe, compare])
  return value
}

/** `useEffectEvent` for React before 19.2: always calls the function of the last render. */
export function useEventBefore19<Args extends unknown[], Result>(event: (...args: Args) => Result) {
  const last = useRef(event)
  useLayoutEffect(() => {
    last.current = event
  })
  return useRef((...args: Args): Result => last.current(...args)).current
}
