import type { Scene } from './scenes.ts'

export type FilmOrder = {
  /** SVG documents, the first being view 1. */
  pictures: string[]
  scenes: readonly Scene[]
  /** In seconds. */
  sceneLength: number
  fadeLength: number
  framesPerSecond: number
  /** In bits per second. */
  bitrate: number
  width: number
  height: number
}

/** Draws and encodes a film. Runs in a page of a browser, so it may use nothing from outside of itself. */
export async function filmInPage(order: FilmOrder): Promise<{ base64: string; key: boolean }[]> {
  const { scenes, sceneLength, fadeLength, framesPerSecond, width, height } = order
  const warmUp = 3 * framesPerSecond // still pictures before the film, thrown away: they save up for a good first one
  const keyEvery = Math.round(2.5 * sceneLength * framesPerSecond)
  const pictures = await Promise.all(
    order.pictures.map(async (svg) => {
      const image = new Image(2 * width, 2 * height) // twice as large, so that the camera can come near
      image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
      await image.decode()
      const sheet = new OffscreenCanvas(2 * width, 2 * height)
      sheet.getContext('2d')?.drawImage(image, 0, 0, 2 * width, 2 * height)
      return sheet
    }),
  )
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('The browser gives no canvas to draw on.')
  pen.imageSmoothingQuality = 'high'

  const ease = (share: number) => (1 - Math.cos(Math.PI * share)) / 2
  const drawScene = (scene: Scene, share: number, opacity: number) => {
    const picture = pictures[scene.view - 1]
    if (!picture) throw new Error(`There is no view ${scene.view}.`)
    const at = (key: 'x' | 'y' | 'zoom') => scene.from[key] + (scene.to[key] - scene.from[key]) * share
    const zoom = at('zoom')
    const wide = picture.width / zoom
    const high = picture.height / zoom
    const left = Math.min(Math.max(at('x') * picture.width - wide / 2, 0), picture.width - wide)
    const top = Math.min(Math.max(at('y') * picture.height - high / 2, 0), picture.height - high)
    pen.globalAlpha = opacity
    pen.drawImage(picture, left, top, wide, high, 0, 0, width, height)
  }

  const frames: { base64: string; key: boolean }[] = []
  const encoder = new VideoEncoder({
    output: (chunk) => {
      if (chunk.timestamp < (warmUp * 1e6) / framesPerSecond - 1) return
      const data = new Uint8Array(chunk.byteLength)
      chunk.copyTo(data)
      frames.push({ base64: btoa(String.fromCharCode(...data)), key: chunk.type === 'key' })
    },
    error: (error) => console.error(error),
  })
  encoder.configure({
    codec: 'vp09.00.31.08',
    width,
    height,
    bitrate: order.bitrate,
    bitrateMode: 'variable',
    framerate: framesPerSecond,
    latencyMode: 'quality',
  })
  const last = scenes.length - 1
  const total = Math.round(scenes.length * sceneLength * framesPerSecond)
  for (let index = -warmUp; index < total; index++) {
    const time = Math.max(0, index / framesPerSecond)
    const current = Math.min(last, Math.floor(time / sceneLength))
    const within = time - current * sceneLength
    // each camera moves from before its view is seen alone until after it, so that nothing stands still
    const share = (position: number) => {
      const begin = position === 0 ? 0 : position * sceneLength - fadeLength
      const end = (position + 1) * sceneLength
      return ease(Math.min(1, Math.max(0, (time - begin) / (end - begin))))
    }
    const scene = scenes[current]
    const next = scenes[current + 1]
    if (scene) drawScene(scene, share(current), 1)
    const fade = (within - (sceneLength - fadeLength)) / fadeLength
    if (next && fade > 0) drawScene(next, share(current + 1), ease(fade))
    const frame = new VideoFrame(canvas, { timestamp: Math.round(((index + warmUp) * 1e6) / framesPerSecond) })
    encoder.encode(frame, { keyFrame: index % keyEvery === 0 })
    frame.close()
    while (encoder.encodeQueueSize > 4) await new Promise((done) => setTimeout(done, 5))
  }
  await encoder.flush()
  return frames
}
