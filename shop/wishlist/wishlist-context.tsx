import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { useShop } from '../pages/shop-context.tsx'
import { readWishlist, writeWishlist } from './wishlist-requests.ts'

/** The products that this browser has saved, and the function that changes them (SHOP-85). */
export type Wishlist = {
  /** Product ids, most recent first. */
  saved: readonly string[]
  isSaved: (productId: string) => boolean
  /** Shows the change at once and sends it. Resolves to false, and restores the former state, if that fails. */
  change: (productId: string, saved: boolean) => Promise<boolean>
}

const context = createContext<Wishlist | undefined>(undefined)

export function useWishlist(): Wishlist {
  const wishlist = useContext(context)
  if (!wishlist) throw new Error('useWishlist is called outside of <WishlistProvider>.')
  return wishlist
}

export function WishlistProvider({ initial, children }: { initial: readonly string[]; children: ReactNode }) {
  const { path } = useShop()
  const [saved, setSaved] = useState(initial)
  const [known, setKnown] = useState(initial)
  if (known !== initial) {
    setKnown(initial) // another page was shown in place, with the current list
    setSaved(initial)
  }

  const change = useCallback(
    async (productId: string, isSaved: boolean) => {
      const putSaved = (present: boolean) => setSaved((before) => changedList(before, productId, present))
      putSaved(isSaved)
      const done = await writeWishlist(path('wishlist'), productId, isSaved)
      if (!done) putSaved(!isSaved)
      return done
    },
    [path],
  )

  useEffect(() => {
    const leaving = new AbortController()
    const onPageShow = async ({ persisted }: PageTransitionEvent) => {
      const now = persisted ? await readWishlist(path('wishlist/contents')) : undefined
      if (now) setSaved(now)
    }
    addEventListener('pageshow', onPageShow, { signal: leaving.signal })
    return () => leaving.abort()
  }, [path])

  const wishlist = useMemo<Wishlist>(
    () => ({ saved, isSaved: (productId) => saved.includes(productId), change }),
    [saved, change],
  )
  return <context.Provider value={wishlist}>{children}</context.Provider>
}

function changedList(saved: readonly string[], productId: string, isSaved: boolean): readonly string[] {
  const others = saved.filter((other) => other !== productId)
  return isSaved ? [productId, ...others] : others
}
