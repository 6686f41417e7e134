import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import type { BasketContents } from '../../basket/basket-contents.ts'
import { basketChanges } from '../../published/basket-changes.ts'
import { basketEvents } from '../../published/basket-events.ts'
import { publishEvents } from '../../published/publish.ts'
import { useShop } from '../shop-context.tsx'
import { type CartAction, postToCart, readCart } from './cart-requests.ts'

/** The browser's bag: what is in it, and how to change it. */
export type Bag = {
  contents: BasketContents
  /** Sends a change, draws and publishes the bag anew. Answers with why it was refused, or undefined. */
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
    setKnown(initial) // another page in place: it came with the bag as it is now, in its own locale
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
        return texts.bag.failed // no connection, or an answer that is no JSON
      }
    }
    return { contents, change: changeBag }
  }, [contents, locale, path, refresh, texts])

  return <context.Provider value={bag}>{children}</context.Provider>
}

/** A page that comes back from the browser's back-forward cache shows the bag as it was then. */
function refreshOnReturn(refresh: () => Promise<void>): () => void {
  const leaving = new AbortController()
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) refresh().catch(() => undefined) // offline: the old bag stays until the next change
  }
  addEventListener('pageshow', onPageShow, { signal: leaving.signal })
  return () => leaving.abort()
}
