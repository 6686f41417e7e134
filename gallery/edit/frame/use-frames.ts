import { useEffect, useEffectEvent, useState } from 'react'
import type { DraftMessage } from '../edit-address.ts'
import type { FrameDevice } from './frame-device.ts'

type WantedPage = { path: string; device: FrameDevice }
type LoadedFrame = WantedPage & {
  id: string
  isShown: boolean
  /** Whether its experience came, or was waited for long enough. */
  isSettled: boolean
}

/** How long a loaded page is given to show its experience before it is shown without it, in ms. */
const longestMs = 6000

/** Returns the frame that is shown, and behind it the newest one as long as its experience is not there. */
export function useFrames(wanted: WantedPage | undefined, onShown: (isSeen: boolean) => void) {
  const [frames, setFrames] = useState<LoadedFrame[]>([])
  const { path, device } = wanted ?? {}

  useEffect(() => {
    if (path === undefined || device === undefined) return
    setFrames((before) => {
      const id = `shop-${device}-${path.replace(/\W+/g, '-')}`
      if (before.some((frame) => frame.id === id)) return before
      // One of another device has another shape: it makes way at once.
      const shown = before.filter((frame) => frame.isShown && frame.device === device)
      return [...shown, { id, path, device, isShown: shown.length === 0, isSettled: false }]
    })
  }, [path, device])

  function settleFrame(id: string, isSeen: boolean): void {
    if (frames.at(-1)?.id !== id) return
    setFrames((before) =>
      before.filter((frame) => frame.id === id).map((frame) => ({ ...frame, isShown: true, isSettled: true })),
    )
    onShown(isSeen)
  }
  const hearFrame = useEffectEvent(settleFrame)
  const endWaiting = useEffectEvent((id: string) => {
    if (frames.some((frame) => frame.id === id && !frame.isSettled)) settleFrame(id, false)
  })
  const [loadedId, setLoadedId] = useState('')

  useEffect(() => {
    if (loadedId === '') return
    const timer = setTimeout(() => endWaiting(loadedId), longestMs)
    return () => clearTimeout(timer)
  }, [loadedId])
  useEffect(() => {
    const controller = new AbortController()
    addEventListener(
      'message',
      ({ source, origin, data }) => {
        if (origin !== location.origin) return
        const { galleryEdit } = Object(data) as Partial<DraftMessage>
        const frame = [...document.querySelectorAll('iframe')].find((each) => each.contentWindow === source)
        if (frame && galleryEdit) hearFrame(frame.id, galleryEdit === 'shown')
      },
      controller,
    )
    return () => controller.abort()
  }, [])
  return { frames, noteLoaded: setLoadedId }
}
