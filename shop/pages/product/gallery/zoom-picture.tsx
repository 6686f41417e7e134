import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import type { Picture } from '../../data/picture-of.ts'
import { PictureImage } from '../../parts/picture-image.tsx'
import { useShop } from '../../shop-context.tsx'

type Props = { picture: Picture; near: boolean; onNear: (near: boolean) => void }

/** The position of the click in the picture, as fractions of its width and height. */
type Point = { x: number; y: number }

/** A picture that zooms in on click at the clicked position, and out on the next click. */
export function ZoomPicture({ picture, near, onNear }: Props) {
  const { texts } = useShop()
  const stage = useRef<HTMLDivElement>(null)
  const point = useRef<Point>({ x: 0.5, y: 0.5 })

  useLayoutEffect(() => {
    const area = stage.current
    if (!near || !area) return
    area.scrollTo({
      left: point.current.x * area.scrollWidth - area.clientWidth / 2,
      top: point.current.y * area.scrollHeight - area.clientHeight / 2,
      behavior: 'instant',
    })
  }, [near])

  function toggleZoom({ currentTarget, clientX, clientY, detail }: MouseEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const clicked = detail > 0 // 0 for a press by keyboard
    point.current = clicked ? { x: (clientX - left) / width, y: (clientY - top) / height } : { x: 0.5, y: 0.5 }
    onNear(!near)
  }

  return (
    <div ref={stage} className="zoom-area" tabIndex={near ? 0 : undefined} data-near={near}>
      <button type="button" className="zoom-picture" aria-pressed={near} onClick={toggleZoom}>
        <span className="hidden-text">{texts.product.near} </span>
        <PictureImage picture={picture} eager />
      </button>
    </div>
  )
}
