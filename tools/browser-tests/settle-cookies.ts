import { beforeEach } from 'vitest'

const passTime = (ms: number) => new Promise((go) => setTimeout(go, ms))

// WebKit writes cookies in another process, and under load what one test wrote last has come to light in the next one, also after a
// look that found none. Writes keep their order: once a later one is there, no earlier one is to come.
beforeEach(async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store tells of none that is still being written
  document.cookie = 'settled=1; Path=/'
  // Where cookies are refused it never comes.
  for (let tries = 0; tries < 50 && !document.cookie.includes('settled=1'); tries++) await passTime(10)
  while (document.cookie) {
    for (const each of document.cookie.split('; ')) {
      const [name] = each.split('=', 1)
      // biome-ignore lint/suspicious/noDocumentCookie: the same
      document.cookie = `${name}=; Path=/; Max-Age=0`
    }
    await passTime(20)
  }
})
