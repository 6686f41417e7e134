import type { Rgb } from './contrast.ts'
import { isSeeThrough } from './page-background.ts'

/** A picture is read in so many parts in each direction. */
const parts = 8

/** Returns a computed colour, over white where it is see-through, in any notation that the browser knows. */
export function readColor(color: string): Rgb | undefined {
  return readCanvas((canvas) => paintCanvas(canvas, color))?.[0]
}

/**
 * Returns the colours that are behind an element: those of the part of a picture that it covers, which fills its box as
 * `object-fit: cover` does, else that of the background. Undefined when the picture cannot be read, because it is from another
 * origin.
 */
export function colorsBehind(element: Element, picture: HTMLImageElement | null): Rgb[] | undefined {
  const background = backgroundBehind(element)
  if (!picture) return readCanvas((canvas) => paintCanvas(canvas, background))
  const { naturalWidth, naturalHeight } = picture
  const [box, own] = [picture.getBoundingClientRect(), element.getBoundingClientRect()]
  if (naturalWidth === 0 || naturalHeight === 0 || box.width === 0 || own.width === 0) return undefined
  const scale = Math.max(box.width / naturalWidth, box.height / naturalHeight)
  const left = (own.left - box.left - box.width / 2) / scale + naturalWidth / 2
  const top = (own.top - box.top - box.height / 2) / scale + naturalHeight / 2
  return readCanvas((canvas) => {
    paintCanvas(canvas, background)
    canvas.drawImage(picture, left, top, own.width / scale, own.height / scale, 0, 0, parts, parts)
  })
}

function backgroundBehind(element: Element): string {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const { backgroundColor } = getComputedStyle(each)
    if (!isSeeThrough(backgroundColor)) return backgroundColor
  }
  return 'white'
}

function paintCanvas(canvas: CanvasRenderingContext2D, color: string): void {
  for (const each of ['white', color]) {
    canvas.fillStyle = each
    canvas.fillRect(0, 0, parts, parts)
  }
}

function readCanvas(paint: (canvas: CanvasRenderingContext2D) => void): Rgb[] | undefined {
  const element = document.createElement('canvas')
  element.width = parts
  element.height = parts
  const canvas = element.getContext('2d')
  if (!canvas) return undefined
  try {
    paint(canvas)
    const { data } = canvas.getImageData(0, 0, parts, parts)
    return [...Array(parts * parts)].map((_, at) => {
      const [red = 0, green = 0, blue = 0] = data.slice(at * 4, at * 4 + 3)
      return [red, green, blue]
    })
  } catch {
    return undefined // a picture of another origin may be shown, but not read
  }
}
