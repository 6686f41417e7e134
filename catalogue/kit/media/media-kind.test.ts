import { expect, test } from 'vitest'
import { isVideo } from './media-kind.ts'

test.each(['/a.mp4', '/a.webm', 'a.ogg', '/A.MP4', '/a.WebM?v=1.jpg', 'https://shop.test/a/b.ogg#t=3', '/a.jpg/b.mp4'])(
  '[SHR-13.1] %s is a video',
  (address) => {
    expect(isVideo(address)).toBe(true)
  },
)

test.each(['/a.jpg', '/a.svg', '/a.mp4.jpg', '/a?b=.mp4', '/a#b.webm', '/a.mp3', '/mp4', '/a.ogg/', '/a.mov', ''])(
  '[SHR-13.1] %j is a picture',
  (address) => {
    expect(isVideo(address)).toBe(false)
  },
)
