/** Returns the analytics client id from the value of a `_ga` cookie: its last two dot-separated parts (EV-10). */
export function gaClientIdOf(cookie: string | undefined): string | undefined {
  return cookie?.split('.').slice(-2).join('.') || undefined
}
