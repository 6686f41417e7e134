import { contrastOf, leastContrast, pickOpposite } from '../../kit/change/contrast.ts'
import { readColor } from '../../kit/change/read-colors.ts'
import { textsBelow } from '../../kit/shop/texts-below.ts'

/** Returns the colour in which the label of a button can be read on a background; undefined when its own can. */
export function labelColor(button: Element, background: string): 'black' | 'white' | undefined {
  const words = textsBelow(button).find(({ data }) => data.trim() !== '')?.parentElement ?? button
  const [own, behind] = [getComputedStyle(words).color, background].map(readColor)
  return own && behind && contrastOf(own, behind) < leastContrast ? pickOpposite(behind) : undefined
}
