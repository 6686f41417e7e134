import { loadPicture } from './load-picture.ts'
import { isVideo } from './media-kind.ts'

/** The size of a video in CSS px, so that its place has the right height before it is visible. */
export type MediaSize = { width: number; height: number }

/**
 * Loads a picture, or enough of a video to begin, before it is shown. Undefined when loading fails. A video element loads
 * the video again and has no size until then, so it receives the size found here.
 */
export async function loadMedia(src: string): Promise<{ size?: MediaSize } | undefined> {
  if (isVideo(src)) return loadVideo(src)
  return (await loadPicture(src)) ? {} : undefined
}

function loadVideo(src: string): Promise<{ size: MediaSize } | undefined> {
  return new Promise((resolve) => {
    const video = document.createElement('video')
    video.preload = 'metadata'
    video.onloadedmetadata = () => resolve({ size: { width: video.videoWidth, height: video.videoHeight } })
    video.onerror = () => resolve(undefined)
    video.src = src
  })
}
