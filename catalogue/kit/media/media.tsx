import { type ReactNode, useState } from 'react'
import type { MediaSize } from './load-media.ts'
import { isVideo } from './media-kind.ts'
import { MediaLink } from './media-link.tsx'
import { MediaVideo } from './media-video.tsx'

export type MediaProps = {
  /** The address of a picture or video (SHR-13.1). */
  src: string
  /** The alt text, which also names the link. */
  altText?: string
  /** The name of the link when there is no alt text. */
  title?: string
  /** The address of the link; '' for none. */
  href?: string
  onFollow?: () => void
  /** The size of a video, from `loadMedia`. */
  size?: MediaSize
  /** Called when it cannot be loaded. It is removed then, and the caller can remove what surrounds it. */
  onBroken?: () => void
  /** The words that belong to it, in its link. */
  children?: ReactNode
}

/** Draws a picture or video, inside a link if it has an address (SHR-13). Its styles are in `media.css`. */
export function Media({ src, altText = '', title = '', href = '', onFollow, size, onBroken, children }: MediaProps) {
  const [broken, setBroken] = useState('')
  if (src === '' || broken === src) return null
  const hearBroken = () => {
    setBroken(src)
    onBroken?.()
  }
  const link = { href, onFollow }
  const name = href ? altText || title : altText
  if (isVideo(src))
    return (
      <MediaVideo key={src} src={src} name={name} link={link} size={size} onError={hearBroken}>
        {children}
      </MediaVideo>
    )
  return (
    <span className="instep-media">
      <MediaLink {...link}>
        <img className="instep-media-shown" src={src} alt={name} onError={hearBroken} />
        {children}
      </MediaLink>
    </span>
  )
}
