import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import type { BasketContents } from '../../basket/basket-contents.ts'
import { basketChanges } from '../../published/basket-changes.ts'
import { basketEvents } from '../../published/basket-events.ts'
import { publishEvents } from '../../published/publish.ts'
import { useShop } from '../shop-context.tsx'
import { type CartAction, postToCart, readCart } from './cart-requests.ts'

/** The browser's bag, and the function that changes it. */
export type Bag = {
  contents: BasketContents
  /**
   * Sends a change, then redraws and publishes the bag. Resolves to the reason if it was refused, otherwise to
   * undefined.
   */
  change: (action: CartAction, fields: Record<string, string>) => Promise<string | undefined>
}

const context = createContext<Bag | undefined>(undefined)

export function useBag(): Bag {
  const bag = useContext(context)
  if (!bag) throw new Error('useBag is called outside of <BagProvider>.')
  return bag
}

export function BagProvider({ initial, children }: { initial: BasketContents; children: ReactNode }) {
  const { locale, path, texts } = useShop()
  const [contents, setContents] = useState(initial)
  const [known, setKnown] = useState(initial)
  if (known !== initial) {
    setKnown(initial) // another page was shown in place: it came with the current bag, in its own locale
    setContents(initial)
  }

  const before = useRef(contents)
  useEffect(() => {
    before.current = contents
  }, [contents])

  const refresh = useCallback(async () => {
    const fresh = await readCart(path)
    setContents(fresh)
    return fresh
  }, [path])

  useEffect(
    () => refreshOnReturn(async () => publishEvents(basketEvents(await refresh(), locale), window)),
    [refresh, locale],
  )

  const bag = useMemo<Bag>(() => {
    async function changeBag(action: CartAction, fields: Record<string, string>) {
      try {
        const refusal = await postToCart(path(`cart/${action}`), fields)
        if (refusal !== undefined) return refusal
        const old = before.current
        const fresh = await refresh()
        publishEvents([...basketChanges(old, fresh, locale), ...basketEvents(fresh, locale)], window)
        return undefined
      } catch {
        return texts.bag.failed // no connection, or a response that is not JSON
      }
    }
    return { contents, change: changeBag }
  }, [contents, locale, path, refresh, texts])

  return <context.Provider value={bag}>{children}</context.Provider>
}

/** Refreshes the bag of a page that comes back from the browser's back-forward cache. */
function refreshOnReturn(refresh: () => Promise<void>): () => void {
  const leaving = new AbortController()
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) refresh().catch(() => undefined) // offline: the old bag stays until the next change
  }
  addEventListener('pageshow', onPageShow, { signal: leaving.signal })
  return () => leaving.abort()
}
