import type { ReactNode } from 'react'

export type MediaLinkProps = {
  /** '' for no link. */
  href: string
  onFollow?: () => void
}

/** The link around a picture or video, which is named by what is in it (SHR-13.4). */
export function MediaLink({ href, onFollow, children }: MediaLinkProps & { children: ReactNode }) {
  if (href === '') return children
  return (
    <a className="instep-media-link" href={href} onClick={onFollow}>
      {children}
    </a>
  )
}
