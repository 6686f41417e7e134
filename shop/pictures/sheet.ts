const ways = { down: 'x2="0" y2="1"', across: '', slant: 'y2="1"', round: undefined }

/** A drawing that is being built. Coordinates are those of the 800 by 1000 picture; paths are SVG path data. */
export type Sheet = {
  put(markup: string): void
  /** A gradient through the colours at equal steps over the painted shape; `round` from its middle to its edge. */
  blend(way: keyof typeof ways, colours: readonly string[]): string
  /** A filled shape that clips what `shade` draws. */
  solid(path: string, paint: string, shade?: () => void): void
  line(path: string, colour: string, look: { width: number; opacity?: number; dash?: string }): void
  /** A shape with a soft edge: light, shade, or a shadow. `blur` is in picture units. */
  soft(path: string, colour: string, look: { blur: number; opacity?: number }): void
  /** A seam: a thread over a groove. */
  stitch(path: string, thread: string, groove: string): void
  group(attributes: string, draw: () => void): void
  toString(): string
}

/** Returns an empty sheet. The same calls give the same document, character for character. */
export function createSheet(): Sheet {
  const definitions = new Map<string, string>()
  const body: string[] = []
  const putMarkup = (markup: string) => void body.push(markup)

  const defineElement = (element: (id: string) => string): string => {
    const key = element('')
    const known = definitions.get(key)
    if (known !== undefined) return known
    const id = `p${definitions.size.toString(36)}`
    definitions.set(key, id)
    putMarkup(element(id))
    return id
  }
  const drawGroup = (attributes: string, draw: () => void) => {
    putMarkup(`<g ${attributes}>`)
    draw()
    putMarkup('</g>')
  }
  const opacityOf = (opacity = 1) => (opacity === 1 ? '' : ` opacity="${`${opacity}`.replace('0.', '.')}"`)
  const drawLine: Sheet['line'] = (path, colour, { width, opacity, dash }) => {
    const dashes = dash === undefined ? '' : ` stroke-dasharray="${dash}"`
    putMarkup(`<path d="${path}" stroke="${colour}" stroke-width="${width}"${dashes}${opacityOf(opacity)}/>`)
  }

  return {
    put: putMarkup,
    line: drawLine,
    group: drawGroup,
    blend: (way, colours) => {
      const stops = colours.map(
        (colour, index) => `<stop offset="${+(index / (colours.length - 1)).toFixed(2)}" stop-color="${colour}"/>`,
      )
      const kind = way === 'round' ? 'radialGradient' : 'linearGradient'
      return `url(#${defineElement((id) => `<${kind} id="${id}" ${ways[way] ?? ''}>${stops.join('')}</${kind}>`)})`
    },
    solid: (path, paint, shade) => {
      if (!shade) return putMarkup(`<path d="${path}" fill="${paint}"/>`)
      const id = defineElement((name) => `<clipPath id="${name}"><path id="${name}s" d="${path}"/></clipPath>`)
      putMarkup(`<use href="#${id}s" fill="${paint}"/>`)
      drawGroup(`clip-path="url(#${id})"`, shade)
    },
    soft: (path, colour, { blur, opacity }) => {
      const id = defineElement(
        (name) =>
          `<filter id="${name}" x="-1" y="-3" width="3" height="7"><feGaussianBlur stdDeviation="${blur}"/></filter>`,
      )
      putMarkup(`<path d="${path}" fill="${colour}" filter="url(#${id})"${opacityOf(opacity)}/>`)
    },
    stitch: (path, thread, groove) => {
      drawLine(path, groove, { width: 4.5, opacity: 0.45 })
      drawLine(path, thread, { width: 2.2, dash: '5 5.5' })
    },
    toString: () => body.join(''),
  }
}
