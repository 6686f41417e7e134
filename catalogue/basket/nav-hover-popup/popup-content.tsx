import { PopupPicture } from '../../kit/dialog/popup-picture.tsx'
import { sayText } from '../../kit/words/say.ts'
import type { Content } from './template.ts'

type PopupContentProps = Content & { onFollow: () => void }

/** Draws the picture and, below it, the words. The link has the words that were written for it, else it is the picture. */
export function PopupContent({ imgUrl, title, text, linkText, url, onFollow }: PopupContentProps) {
  const hasLink = url !== '' && linkText !== ''
  return (
    <>
      <PopupPicture src={imgUrl} href={hasLink ? '' : url} label={title || sayText('Offer')} onFollow={onFollow} />
      {(title || text || hasLink) && (
        <div className="basket-nav-hover-popup-words">
          {title && <h2>{title}</h2>}
          {text && <p>{text}</p>}
          {hasLink && (
            <a href={url} onClick={onFollow}>
              {linkText}
            </a>
          )}
        </div>
      )}
    </>
  )
}
