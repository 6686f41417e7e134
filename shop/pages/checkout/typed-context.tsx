import { createContext, type ReactNode, type RefObject, useContext, useRef } from 'react'
import type { CheckoutValues } from '../../orders/checkout-values.ts'

const context = createContext<RefObject<CheckoutValues> | undefined>(undefined)

/**
 * Everything typed into the checkout in this window, sent or not, so that it is still there after a look at another
 * step (SHOP-91). Card numbers are not included.
 */
export function useTyped(): RefObject<CheckoutValues> {
  const typed = useContext(context)
  if (!typed) throw new Error('useTyped is called outside of <TypedProvider>.')
  return typed
}

export function TypedProvider({ children }: { children: ReactNode }) {
  const typed = useRef<CheckoutValues>({})
  return <context.Provider value={typed}>{children}</context.Provider>
}
