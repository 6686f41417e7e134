/**
 * Puts a style sheet of another host on the page, once per page whoever asks (PO-20). It stays when an experience ends, for
 * others use it too. Nothing happens without an address, or when it cannot be loaded: templates have styles of their own.
 */
export function loadStyle(url: string | undefined): void {
  if (!url) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = url
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel~="stylesheet"]')
  if ([...sheets].every(({ href }) => href !== link.href)) document.head.append(link)
}
