import { useState } from 'react'

/**
 * A picture of the content, in the height it is given or as the template's styles have it; one that cannot be loaded is taken
 * out (SHR-01.16, SHR-01.17).
 */
export function Picture({ src, alt, height }: { src: string; alt: string; height?: number }) {
  const [broken, setBroken] = useState(false)
  if (src === '' || broken) return null
  return <img src={src} alt={alt} height={height} onError={() => setBroken(true)} />
}
