import type { ReactNode } from 'react'

export type MediaLinkProps = {
  /** The address of the link; '' for none. */
  href: string
  onFollow?: () => void
}

/** Wraps a picture or video in a link, which its content names (SHR-13.4). */
export function MediaLink({ href, onFollow, children }: MediaLinkProps & { children: ReactNode }) {
  if (href === '') return children
  return (
    <a className="instep-media-link" href={href} onClick={onFollow}>
      {children}
    </a>
  )
}
