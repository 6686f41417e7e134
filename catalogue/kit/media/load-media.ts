import { loadPicture } from './load-picture.ts'
import { isVideo } from './media-kind.ts'

/** Of a film in CSS pixels, so that its place is as high before it can be seen as afterwards. */
export type MediaSize = { width: number; height: number }

/**
 * Loads a picture, or so much of a video that it can begin, before it is shown; undefined where it could not be loaded. A film that is
 * shown is loaded again, and has no size until then: it is given the one that it had here.
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
