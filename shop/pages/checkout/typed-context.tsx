import { createContext, type ReactNode, type RefObject, useContext, useRef } from 'react'
import type { CheckoutValues } from '../../orders/checkout-values.ts'

const context = createContext<RefObject<CheckoutValues> | undefined>(undefined)

/**
 * What has been typed into the checkout in this window, sent or not, so that a shopper who looks at another step finds it
 * again (SHOP-91). Card numbers are not among it.
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
