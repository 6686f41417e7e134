import { createContext, useContext } from 'react'

export type NavigateOptions = {
  /** Takes the place of the present entry in the browser's history instead of adding one. */
  replace?: boolean
  /** false leaves the window where it is; else it goes to the top, or to the address's fragment. */
  scroll?: boolean
  /** 'heading' (the default) tells screen readers which page they are on; 'none' leaves the focus to the caller. */
  focus?: 'heading' | 'none'
}

/**
 * Shows another page of the shop in place and publishes its events, view first (SHOP-13). Settles once it is drawn, or
 * when a later call took over. Never rejects: what cannot be shown in place is loaded the ordinary way.
 */
export type Navigate = (href: string, options?: NavigateOptions) => Promise<void>

const context = createContext<Navigate | undefined>(undefined)

export const NavigationProvider = context.Provider

export function useNavigate(): Navigate {
  const navigate = useContext(context)
  if (!navigate) throw new Error('useNavigate is called outside of <Shop>.')
  return navigate
}
