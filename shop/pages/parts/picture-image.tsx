import type { Picture } from '../data/picture-of.ts'

type Props = {
  picture: Picture
  className?: string
  /** Loads it immediately with high priority, for pictures in view when the page opens. */
  eager?: boolean
  /** The text beside it already names the product. */
  decorative?: boolean
}

/** A drawn picture of a shoe, 4 to 5. Its size is set so that nothing moves when it loads. */
export function PictureImage({ picture, className, eager, decorative }: Props) {
  return (
    <img
      className={className}
      src={picture.src}
      alt={decorative ? '' : picture.alt}
      width="800"
      height="1000"
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      draggable={false}
    />
  )
}
