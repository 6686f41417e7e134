import { createContext, useContext } from 'react'

export type NavigateOptions = {
  /** Replaces the current entry of the browser's history instead of adding one. */
  replace?: boolean
  /** false keeps the scroll position; otherwise the window scrolls to the top, or to the address's fragment. */
  scroll?: boolean
  /** 'heading' (the default) tells screen readers which page they are on; 'none' leaves the focus to the caller. */
  focus?: 'heading' | 'none'
}

/**
 * Shows another page of the shop in place and publishes its events, view first (SHOP-13). Resolves once it is drawn, or
 * when a later call took over. Never rejects: pages that cannot be shown in place are loaded normally.
 */
export type Navigate = (href: string, options?: NavigateOptions) => Promise<void>

const context = createContext<Navigate | undefined>(undefined)

export const NavigationProvider = context.Provider

export function useNavigate(): Navigate {
  const navigate = useContext(context)
  if (!navigate) throw new Error('useNavigate is called outside of <Shop>.')
  return navigate
}
