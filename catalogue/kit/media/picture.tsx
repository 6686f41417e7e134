import { useState } from 'react'

type PictureProps = {
  src: string
  alt: string
  height?: number
  /** Loads the picture only when it approaches the viewport. */
  isLazy?: boolean
}

/**
 * Draws a picture in the given height or as the styles of the template say. A picture that cannot be loaded is removed
 * (SHR-01.16, SHR-01.17).
 */
export function Picture({ src, alt, height, isLazy }: PictureProps) {
  const [broken, setBroken] = useState(false)
  if (src === '' || broken) return null
  // `loading` comes before `src`, which starts the download.
  return (
    <img loading={isLazy ? 'lazy' : undefined} src={src} alt={alt} height={height} onError={() => setBroken(true)} />
  )
}
