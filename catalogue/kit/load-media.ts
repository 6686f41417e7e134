import { loadPicture } from './load-picture.ts'
import { isVideo } from './media-kind.ts'

/** Loads a picture, or so much of a video that it can begin, before it is shown; answers whether it could be loaded. */
export function loadMedia(src: string): Promise<boolean> {
  return isVideo(src) ? loadVideo(src) : loadPicture(src)
}

function loadVideo(src: string): Promise<boolean> {
  return new Promise((resolve) => {
    const video = document.createElement('video')
    video.preload = 'metadata'
    video.onloadedmetadata = () => resolve(true)
    video.onerror = () => resolve(false)
    video.src = src
  })
}
