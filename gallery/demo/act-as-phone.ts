/** The name of the frame in which the gallery shows a phone. It stays when the shopper follows a link. */
export const phoneFrameName = 'gallery-phone'

/** The id of the element beside that frame that receives the panel. */
export const besidePhoneId = 'beside-phone'

/** How a phone describes itself. */
export const phoneFacts = {
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  platform: 'iPhone',
  vendor: 'Apple Computer, Inc.',
  maxTouchPoints: 5,
}

type PhoneFrame = Pick<Window & typeof globalThis, 'name' | 'navigator' | 'matchMedia' | 'document'>

/**
 * Runs in the head of a page, before the script, and does something only in the phone's frame: there page and script
 * find a phone with touch. It is written into the page as text, so it may use nothing but its parameters.
 */
export function actAsPhone(
  frame: PhoneFrame,
  { name, facts }: { name: string; facts: Record<string, string | number> },
): void {
  if (frame.name !== name) return
  const known: Record<string, unknown> = { ...facts, userAgentData: undefined }
  for (const [key, value] of Object.entries(known))
    Object.defineProperty(frame.navigator, key, { configurable: true, get: () => value })
  Object.assign(frame, { ontouchstart: null })
  // A phone's lie over the page.
  frame.document.documentElement.style.scrollbarWidth = 'none'
  const match = frame.matchMedia.bind(frame)
  // A computer answers these for its mouse. CSS cannot be told, and styles itself for a mouse.
  frame.matchMedia = (query) =>
    match(
      query
        .replace(/\((any-)?(hover: hover|pointer: fine)\)/g, 'not all')
        .replace(/\((any-)?(hover: none|pointer: coarse)\)/g, 'all'),
    )
}
