import { type ImgHTMLAttributes, useState } from 'react'

type PictureByWidthProps = Pick<ImgHTMLAttributes<HTMLImageElement>, 'loading' | 'fetchPriority'> & {
  /** For windows of at least 768 px; also for narrower ones when `narrow` is blank. */
  wide: string
  /** For windows below 768 px; also for wider ones when `wide` is blank. */
  narrow: string
  alt: string
  onBroken?: () => void
}

/** Draws one picture for wide and one for narrow windows. A picture that cannot be loaded is removed (SHR-01.16). */
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
      {narrow && <source media="(max-width: 767.98px)" srcSet={narrow} />}
      <img src={src} alt={alt} {...how} onError={hearBroken} />
    </picture>
  )
}
