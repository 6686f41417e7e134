import { beforeEach } from 'vitest'

// WebKit writes cookies in another process, and under load what one test wrote last has come to light in the next one.
beforeEach(async () => {
  while (document.cookie) {
    for (const each of document.cookie.split('; ')) {
      const [name] = each.split('=', 1)
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store tells of none that is still being written
      document.cookie = `${name}=; Path=/; Max-Age=0`
    }
    await new Promise((go) => setTimeout(go, 20))
  }
})
