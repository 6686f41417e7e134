import { useState } from 'react'
import { sayText, spokenLanguage } from '../../kit/words/say.ts'
import { shortUnits } from './clock-face.ts'
import type { Content } from './template.ts'

type CountdownProps = Content & { time: string; spoken?: string; isOver: boolean; onFollow: () => void }

/** Draws the title or its picture, and the time. The link of the title covers the whole bar (GLB-07.5). */
export function PromoCountdown({
  title,
  titleImg,
  isImgTitle,
  titleWidth,
  url,
  bgColor,
  time,
  spoken,
  isOver,
  onFollow,
}: CountdownProps) {
  const [broken, setBroken] = useState(false)
  const [signs] = useState(shortUnits)
  const name =
    isImgTitle && titleImg && !broken ? (
      <img src={titleImg} alt={title} style={{ width: titleWidth }} onError={() => setBroken(true)} />
    ) : (
      <b>{title}</b>
    )
  return (
    <div className="global-promo-countdown-bar" style={{ '--global-promo-countdown-bg': bgColor } as object}>
      {url ? (
        <a className="global-promo-countdown-link" href={url} onClick={onFollow}>
          {name}
        </a>
      ) : (
        name
      )}
      {/* A browser that translates the page would replace its texts, and the new ones would stand still. */}
      <span
        className="global-promo-countdown-time notranslate"
        role="timer"
        aria-label={spoken}
        lang={spokenLanguage()}
      >
        {time.split(/(:)/).map((part, at, { length }) => (
          // Parts keep their places.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <span key={at} data-unit={length > 1 && part !== ':' ? signs[at / 2] : undefined}>
            {part}
          </span>
        ))}
      </span>
      <span className="global-promo-countdown-end" role="status" lang={spokenLanguage()}>
        {isOver && sayText('The offer has ended')}
      </span>
    </div>
  )
}
