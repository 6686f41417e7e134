import type { Picture } from '../data/picture-of.ts'

type Props = {
  picture: Picture
  className?: string
  /** Fetched at once and first: for what is in view when the page opens. */
  eager?: boolean
  /** Where the words beside it already name the product. */
  decorative?: boolean
}

/** A drawn picture of a shoe, 4 to 5; its size is given so that nothing moves when it comes. */
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
