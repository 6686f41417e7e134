import { cssColor, cssText, type RoomRule } from '../../room.ts'

type OfferMessage = { title: string; isBold: boolean }
type OfferBannerContent = { messages: readonly OfferMessage[]; backgroundColor: string }

/** As wide as its words would be, roughly: bold ones take more. */
const widthOf = ({ title, isBold }: OfferMessage) => title.length * (isBold ? 1.06 : 1)

/**
 * The banner at each width, without its words: as high as these, at the top of what is around the header. In columns the longest
 * message gives the height; one under the other they are lines of one text. A fixed header stands where it would without being
 * fixed.
 */
export function bannerRoom({ messages, backgroundColor }: OfferBannerContent): RoomRule[] {
  const [longest] = [...messages].sort((a, b) => widthOf(b) - widthOf(a))
  if (!longest) return []
  const others = Math.round((1 - 1 / messages.length) * 100_000) / 1000
  // The paddings of the messages: 10 px at the ends, and 6 px on both sides of each border between two.
  const below = 10 + (messages.length - 1) * 12
  const before = { at: 'header', around: true, within: '::before' } as const
  return [
    {
      ...before,
      css: `${wordsOf([longest])};display:block!important;padding:10px calc(${others}% + 16px) 10px 16px;font-size:14px;line-height:20px;overflow-wrap:anywhere;color:transparent;background:${cssColor(backgroundColor)};pointer-events:none`,
    },
    {
      ...before,
      media: '(max-width:600px)',
      css: `${wordsOf(messages)};white-space:pre-line;padding:10px 16px ${below}px`,
    },
    { at: 'header', css: 'top:auto' },
  ]
}

/** Read by nobody, where the browser lets one say so. */
function wordsOf(messages: readonly OfferMessage[]): string {
  const content = messages.map(({ title }) => cssText(title)).join('"\\a "')
  const weight = messages.every(({ isBold }) => isBold) ? 'bold' : 'inherit'
  // Others may want the same place, for less.
  return `content:${content}!important;content:${content}/""!important;font-weight:${weight}`
}
