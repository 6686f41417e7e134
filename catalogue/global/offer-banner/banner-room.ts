import { cssColor, cssText, type RoomRule } from '../../room.ts'

type OfferMessage = { title: string; isBold: boolean }
type OfferBannerContent = { messages: readonly OfferMessage[]; backgroundColor: string }

/** Estimates the width of a text; bold text is wider. */
const widthOf = ({ title, isBold }: OfferMessage) => title.length * (isBold ? 1.06 : 1)

/**
 * Returns the room of the banner at each width, without visible text, at the top of the container of the header. The
 * longest message sets the height: in its column, in narrow windows in the whole width. A fixed header is placed where it would be
 * without being fixed.
 */
export function bannerRoom({ messages, backgroundColor }: OfferBannerContent): RoomRule[] {
  const [longest] = [...messages].sort((a, b) => widthOf(b) - widthOf(a))
  if (!longest) return []
  const others = Math.round((1 - 1 / messages.length) * 100_000) / 1000
  const before = { at: 'header', around: true, within: '::before' } as const
  return [
    {
      ...before,
      css: `${wordsOf(longest)};display:block!important;padding:10px calc(${others}% + 16px) 10px 16px;font-size:14px;line-height:20px;overflow-wrap:anywhere;color:transparent;background:${cssColor(backgroundColor)};pointer-events:none`,
    },
    {
      ...before,
      media: '(max-width:600px)',
      css: 'padding:12px 16px',
    },
    { at: 'header', css: 'top:auto' },
  ]
}

/** Hidden from screen readers where the browser supports alternative text for `content`. */
function wordsOf({ title, isBold }: OfferMessage): string {
  const content = cssText(title)
  const weight = isBold ? 'bold' : 'inherit'
  // Other rules may use the same place with lower priority.
  return `content:${content}!important;content:${content}/""!important;font-weight:${weight}`
}
