import { mixColours } from './mix.ts'

const light = '#fff7ea'
const dark = '#281a18'

/** Returns a colour in more light (amount up to 1) or more shade (down to -1): warm both ways, never grey. */
export function shadeColour(colour: string, amount: number): string {
  return amount < 0 ? mixColours(colour, dark, -amount) : mixColours(colour, light, amount)
}
