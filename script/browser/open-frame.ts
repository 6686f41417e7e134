import type { OpenedFrame } from '../cross-domain/ask-frame.ts'
import type { FrameMessage } from '../cross-domain/message.ts'

/**
 * Loads a page of another domain in an iframe that is invisible, silent and not reachable by keyboard (XD-03). The title
 * tells people who look at the page's elements what it is for.
 */
export function openFrame<Message = FrameMessage>(url: string, title = 'Visitor exchange'): OpenedFrame<Message> {
  const { origin } = new URL(url)
  const iframe = document.createElement('iframe')
  iframe.src = url
  iframe.title = title
  iframe.tabIndex = -1
  iframe.setAttribute('aria-hidden', 'true')
  iframe.sandbox.add('allow-scripts', 'allow-same-origin')
  iframe.referrerPolicy = 'no-referrer'
  iframe.style.display = 'none'
  const loaded = new Promise<void>((resolve) => iframe.addEventListener('load', () => resolve()))
  // The iframe goes beside the body, whose content the shop renders.
  document.documentElement.append(iframe)
  const heard: ((message: MessageEvent) => void)[] = []
  return {
    origin,
    loaded,
    listen(handler) {
      const onMessage = ({ source, origin, data }: MessageEvent) => {
        if (source === iframe.contentWindow) handler({ origin, data })
      }
      heard.push(onMessage)
      addEventListener('message', onMessage)
    },
    post: (message) => iframe.contentWindow?.postMessage(message, origin),
    close() {
      for (const hear of heard) removeEventListener('message', hear)
      iframe.remove()
    },
  }
}
