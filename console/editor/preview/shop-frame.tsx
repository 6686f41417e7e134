import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { useWords } from '../../settings/language.tsx'

/** The widths of the shop's window in CSS px, and how high a part of its page is shown. */
const sizes = { phone: { width: 390, height: 760 }, desktop: { width: 1280, height: 1500 } }
export type PreviewDevice = keyof typeof sizes

type Props = {
  name: string
  /** Undefined as long as there is none. */
  address: string | undefined
  /** Another value loads the page again, at the same address too. */
  version: number
  device: PreviewDevice
}

/**
 * A page of the shop, as wide as on the device and fitted into the place. A new one is loaded behind the one that is shown and
 * takes its place once it is there, so that nothing flickers while somebody types.
 */
export function ShopFrame({ name, address, version, device }: Props) {
  const { t } = useWords()
  const { width, height } = sizes[device]
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const room = useWidth(place)
  const { frames, finishLoading } = useFrames(address, version)
  const scale = Math.min(1, room / width)
  const words = t.editor.previewing
  return (
    <figure className="shop-frame">
      <figcaption>
        <b>{name}</b>
        {address !== undefined && (
          <a href={address} target="_blank" rel="noopener" aria-label={words.openOf(name)} title={words.openOf(name)}>
            <Icon name="open" />
          </a>
        )}
      </figcaption>
      <div
        className="frame-place"
        ref={setPlace}
        aria-busy={frames.some(({ isShown }) => !isShown)}
        style={{ blockSize: height * scale, maxInlineSize: width }}
      >
        {frames.map((frame) => (
          <iframe
            key={frame.id}
            title={words.frame(name)}
            src={frame.address}
            data-shown={frame.isShown}
            aria-hidden={!frame.isShown}
            tabIndex={frame.isShown ? undefined : -1}
            sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
            style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
            onLoad={() => finishLoading(frame.id)}
          />
        ))}
        {frames.length === 0 && <p className="hint">{words.loading}</p>}
      </div>
    </figure>
  )
}

type Frame = { id: string; address: string; isShown: boolean }

/** The frame that is shown, and behind it the newest one as long as it loads. */
function useFrames(address: string | undefined, version: number) {
  const [frames, setFrames] = useState<Frame[]>([])
  useEffect(() => {
    if (address === undefined) setFrames([])
    else
      setFrames((before) => {
        const id = `${version} ${address}`
        if (before.some((frame) => frame.id === id)) return before
        const shown = before.filter((frame) => frame.isShown)
        return [...shown, { id, address, isShown: shown.length === 0 }]
      })
  }, [address, version])
  const finishLoading = (loaded: string) =>
    setFrames((before) =>
      before.some((frame) => frame.id === loaded && !frame.isShown)
        ? before.filter((frame) => frame.id === loaded).map((frame) => ({ ...frame, isShown: true }))
        : before,
    )
  return { frames, finishLoading }
}

/** Returns the width of an element in CSS px, 0 before it is known. */
function useWidth(element: HTMLElement | null): number {
  const [width, setWidth] = useState(0)
  const observer = useRef<ResizeObserver>(undefined)
  useEffect(() => {
    if (!element) return
    observer.current = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.current.observe(element)
    return () => observer.current?.disconnect()
  }, [element])
  return width
}
