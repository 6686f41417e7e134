import { useState } from 'react'

type PictureProps = {
  src: string
  alt: string
  height?: number
  /** Loaded when it nears the viewport. */
  isLazy?: boolean
}

/**
 * A picture of the content, in the height it is given or as the template's styles have it; one that cannot be loaded is taken
 * out (SHR-01.16, SHR-01.17).
 */
export function Picture({ src, alt, height, isLazy }: PictureProps) {
  const [broken, setBroken] = useState(false)
  if (src === '' || broken) return null
  // Before the address, which begins to load it.
  return (
    <img loading={isLazy ? 'lazy' : undefined} src={src} alt={alt} height={height} onError={() => setBroken(true)} />
  )
}
