import { useState } from 'react'
import { phoneFrameName } from '../../demo/act-as-phone.ts'
import { type FrameDevice, frameWidths } from './frame-device.ts'
import { useBoxSize } from './use-box-size.ts'
import { useFrames } from './use-frames.ts'

type Props = {
  /** The path that leads to the shop's page; another one is loaded behind the page that is shown. */
  path: string | undefined
  device: FrameDevice
  /** Told once a page is shown: whether the experience came. */
  onShown(isSeen: boolean): void
}

/**
 * A page of the shop as on a device, fitted into its place. A new one takes the place of the one that is shown once its
 * experience is there, so that nothing flickers while somebody types; until then nothing in it receives focus.
 */
export function ShopFrame({ path, device, onShown }: Props) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const room = useBoxSize(place)
  const { frames, noteLoaded } = useFrames(path === undefined ? undefined : { path, device }, onShown)
  return (
    <div
      className="edit-place"
      data-device={device}
      ref={setPlace}
      aria-busy={frames.some(({ isSettled }) => !isSettled)}
    >
      {frames.map((frame) => {
        const width = frameWidths[frame.device]
        const scale = Math.min(1, room.width / width)
        return (
          <iframe
            key={frame.id}
            id={frame.id}
            name={frame.device === 'phone' ? phoneFrameName : undefined}
            title={`The shop on a ${frame.device}`}
            src={frame.path}
            data-shown={frame.isShown}
            inert={!frame.isSettled}
            aria-hidden={!frame.isShown}
            style={{ width, height: room.height / scale, transform: `scale(${scale})` }}
            onLoad={() => noteLoaded(frame.id)}
          />
        )
      })}
    </div>
  )
}
