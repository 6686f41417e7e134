import type { Frame } from '../exchange/ask-frame.ts'

/** Loads a page of another domain in an iframe that nobody sees, hears or reaches by keyboard (XD-03). */
export function openFrame(url: string): Frame {
  const { origin } = new URL(url)
  const iframe = document.createElement('iframe')
  iframe.src = url
  iframe.title = 'Visitor exchange'
  iframe.tabIndex = -1
  iframe.setAttribute('aria-hidden', 'true')
  iframe.sandbox.add('allow-scripts', 'allow-same-origin')
  iframe.referrerPolicy = 'no-referrer'
  iframe.style.display = 'none'
  const loaded = new Promise<void>((resolve) => iframe.addEventListener('load', () => resolve()))
  // Beside the body: what the shop renders there stays its own.
  document.documentElement.append(iframe)
  const listening = new AbortController()
  return {
    origin,
    loaded,
    listen(handler) {
      const { signal } = listening
      const hear = ({ source, origin, data }: MessageEvent) => {
        if (source === iframe.contentWindow) handler({ origin, data })
      }
      addEventListener('message', hear, { signal })
    },
    post: (message) => iframe.contentWindow?.postMessage(message, origin),
    close() {
      listening.abort()
      iframe.remove()
    },
  }
}
