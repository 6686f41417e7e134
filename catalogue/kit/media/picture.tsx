import { useState } from 'react'

type PictureProps = {
  src: string
  alt: string
  height?: number
  /** With `lazy` the picture is loaded only when it approaches the viewport. */
  loading?: 'lazy'
}

/**
 * Draws a picture in the given height or as the styles of the template say. Until it has loaded, an icon has room for a square
 * of that height, so that the words beside it do not move (BD-04): its styles set the width to `auto`, for its own proportions. A
 * picture that cannot be loaded is removed (SHR-01.16, SHR-01.17).
 */
export function Picture({ src, alt, height, loading }: PictureProps) {
  const [broken, setBroken] = useState(false)
  if (src === '' || broken) return null
  // `loading` comes before `src`, which starts the download.
  return <img loading={loading} src={src} alt={alt} width={height} height={height} onError={() => setBroken(true)} />
}
