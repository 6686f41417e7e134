import { type ImgHTMLAttributes, useState } from 'react'

type PictureByWidthProps = Pick<ImgHTMLAttributes<HTMLImageElement>, 'loading' | 'fetchPriority'> & {
  /** From 768 px, and below where there is no other. */
  wide: string
  /** Below 768 px, and from there where there is no other. */
  narrow: string
  alt: string
  onBroken?: () => void
}

/** One picture for wide and one for narrow windows; one that cannot be loaded is taken out (SHR-01.16). */
export function PictureByWidth({ wide, narrow, alt, onBroken, ...how }: PictureByWidthProps) {
  const [isBroken, setBroken] = useState(false)
  const src = wide || narrow
  if (src === '' || isBroken) return null
  const hearBroken = () => {
    setBroken(true)
    onBroken?.()
  }
  return (
    <picture>
      {narrow && <source media="(width < 768px)" srcSet={narrow} />}
      <img src={src} alt={alt} {...how} onError={hearBroken} />
    </picture>
  )
}
