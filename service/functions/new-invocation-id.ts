/** An id that no other call has: 100 bits of chance, as 20 letters and digits. `random` gives from 0 up to 1. */
export function newInvocationId(random: () => number): string {
  return Array.from({ length: 20 }, () => Math.floor(random() * 36).toString(36)).join('')
}
