import { randomBytes } from 'node:crypto'

/** From 0 up to 1, as `Math.random`, but not to be guessed from earlier numbers: tokens are made of it. */
export function secureRandom(): number {
  return randomBytes(6).readUIntBE(0, 6) / 2 ** 48
}
