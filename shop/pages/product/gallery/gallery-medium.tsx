import type { MouseEvent } from 'react'
import { PictureImage } from '../../parts/picture-image.tsx'
import { useShop } from '../../shop-context.tsx'
import type { Medium } from './medium.ts'

type Props = { medium: Medium; eager: boolean; onZoom: () => void }

/** A picture that opens enlarged on click, also without script; or the film, without sound and only on demand. */
export function GalleryMedium({ medium: { picture, video }, eager, onZoom }: Props) {
  const { texts } = useShop()
  if (video) {
    return (
      <video
        className="gallery-video"
        aria-label={picture.alt}
        width={video.width}
        height={video.height}
        poster={video.poster}
        preload="none"
        controls
        loop
        muted
        playsInline
      >
        <source src={video.src} type={video.type} />
      </video>
    )
  }

  function openZoom(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onZoom()
  }

  return (
    <a className="gallery-zoom" href={picture.src} onClick={openZoom} draggable={false}>
      <span className="hidden-text">{texts.product.zoom} </span>
      <PictureImage picture={picture} eager={eager} />
    </a>
  )
}
