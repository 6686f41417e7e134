import { Picture } from '../../kit/media/picture.tsx'
import type { Content } from './template.ts'

type OfferBannerProps = Content & { onClick: () => void }

export function OfferBanner({ messages, backgroundColor, textColor, onClick }: OfferBannerProps) {
  return (
    <ul className="global-offer-banner-list" style={{ backgroundColor, color: textColor }}>
      {messages.map((message, index) => (
        // Messages have no id of their own and never change their order.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={index}>
          <Message {...message} onClick={onClick} />
        </li>
      ))}
    </ul>
  )
}

type MessageProps = Content['messages'][number] & { onClick: () => void }

function Message({ title, isBold, link, icon, onClick }: MessageProps) {
  const words = (
    <>
      <Picture src={icon} alt="" height={20} />
      {isBold ? <b style={{ fontWeight: 'bold' }}>{title}</b> : title}
    </>
  )
  if (link === '') return <p className="global-offer-banner-message">{words}</p>
  return (
    <a className="global-offer-banner-message" href={link} onClick={onClick}>
      {words}
    </a>
  )
}
