/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number]

/** The contrast that WCAG 2.2 asks for of words in usual size (1.4.3). */
export const leastContrast = 4.5
const black: Rgb = [0, 0, 0]
const white: Rgb = [255, 255, 255]

/** Returns the contrast of two colours by WCAG 2.2, from 1 to 21. */
export function contrastOf(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Returns which of black and white has more contrast to a colour; it is always enough for words. */
export function pickOpposite(color: Rgb): 'black' | 'white' {
  return contrastOf(color, black) >= contrastOf(color, white) ? 'black' : 'white'
}

function luminanceOf(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
