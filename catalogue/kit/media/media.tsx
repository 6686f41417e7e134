import { useState } from 'react'
import type { MediaSize } from './load-media.ts'
import { isVideo } from './media-kind.ts'
import { MediaLink } from './media-link.tsx'
import { MediaVideo } from './media-video.tsx'

export type MediaProps = {
  /** Of a picture or a video (SHR-13.1). */
  src: string
  /** What is seen; names the link where it is in one. */
  altText?: string
  /** The template's title, which names the link without altText. */
  title?: string
  /** Where it leads; '' for nowhere. */
  href?: string
  onFollow?: () => void
  /** Of a film, as `loadMedia` found it. */
  size?: MediaSize
  /** It cannot be loaded: it is taken out, and what is around it can go as well. */
  onBroken?: () => void
}

/** A picture or a video of the content, inside a link where it leads somewhere (SHR-13). Its styles are `media.css`. */
export function Media({ src, altText = '', title = '', href = '', onFollow, size, onBroken }: MediaProps) {
  const [broken, setBroken] = useState('')
  if (src === '' || broken === src) return null
  const hearBroken = () => {
    setBroken(src)
    onBroken?.()
  }
  const link = { href, onFollow }
  const name = href ? altText || title : altText
  if (isVideo(src)) return <MediaVideo key={src} src={src} name={name} link={link} size={size} onError={hearBroken} />
  return (
    <span className="instep-media">
      <MediaLink {...link}>
        <img className="instep-media-shown" src={src} alt={name} onError={hearBroken} />
      </MediaLink>
    </span>
  )
}
