import { type KeyboardEvent, useState } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { Modal } from '../../parts/modal.tsx'
import { useShop } from '../../shop-context.tsx'
import type { Medium } from './medium.ts'
import { ZoomPicture } from './zoom-picture.tsx'

type Props = {
  pictures: Medium[]
  /** The id of the enlarged picture; undefined while the dialog is closed. */
  zoomed: string | undefined
  onZoom: (id: string | undefined) => void
}

/** The pictures at the size of the window, one at a time; the arrow keys change them (SHOP-44). */
export function ZoomDialog({ pictures, zoomed, onZoom }: Props) {
  const { texts } = useShop()
  const [near, setNear] = useState(false)
  const index = pictures.findIndex(({ id }) => id === zoomed)
  const medium = pictures[index]

  function stepBy(by: 1 | -1) {
    setNear(false)
    onZoom(pictures.at((index + by) % pictures.length)?.id)
  }

  function onKeyDown({ key }: KeyboardEvent) {
    if (near || !medium) return // these keys scroll a zoomed picture
    if (key === 'ArrowLeft') stepBy(-1)
    if (key === 'ArrowRight') stepBy(1)
  }

  function closeZoom() {
    setNear(false)
    onZoom(undefined)
  }

  return (
    <Modal
      id="zoom"
      className="zoom"
      title={texts.product.zoomTitle(index + 1, pictures.length)}
      open={medium !== undefined}
      onClose={closeZoom}
    >
      {medium && (
        // biome-ignore lint/a11y/noStaticElementInteractions: a short cut beside the buttons that do the same
        <div className="zoom-stage" onKeyDown={onKeyDown}>
          <ZoomPicture key={medium.id} picture={medium.picture} near={near} onNear={setNear} />
          <div className="zoom-buttons">
            <button
              type="button"
              className="icon-button"
              aria-label={texts.product.previous}
              onClick={() => stepBy(-1)}
            >
              <Icon name="back" />
            </button>
            <button type="button" className="icon-button" aria-label={texts.product.next} onClick={() => stepBy(1)}>
              <Icon name="forward" />
            </button>
          </div>
        </div>
      )}
    </Modal>
  )
}
